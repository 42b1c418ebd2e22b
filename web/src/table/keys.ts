/** The keys of the table. Letters are recognised by their place on the keyboard, so that they work in every layout. */

export interface Key {
  /** `KeyboardEvent.code`, or the character itself. */
  code: string;
  /** What is printed on it. */
  label: string;
  /** The text key of what it does. */
  does: string;
}

export const KEYS: readonly Key[] = [
  { code: "Arrows", label: "← ↑ → ↓", does: "walk" },
  { code: "ShiftArrows", label: "Shift + ← ↑ → ↓", does: "walk-all" },
  { code: "Enter", label: "Enter", does: "play" },
  { code: "Zoom", label: "+ − 0", does: "zoom" },
  { code: "KeyU", label: "U", does: "undo" },
  { code: "KeyH", label: "H", does: "hint" },
  { code: "KeyR", label: "R", does: "rules" },
  { code: "KeyG", label: "G", does: "log" },
  { code: "KeyC", label: "C", does: "talk" },
  { code: "KeyN", label: "N", does: "notes" },
  { code: "KeyV", label: "V", does: "words" },
  { code: "KeyX", label: "X", does: "cover" },
  { code: "KeyP", label: "P", does: "replay" },
  { code: "BracketLeft", label: "[", does: "back" },
  { code: "BracketRight", label: "]", does: "on" },
  { code: "Ends", label: "Home End", does: "ends" },
  { code: "Rounds", label: "PgUp PgDn", does: "rounds" },
  { code: "KeyL", label: "L", does: "language" },
  { code: "KeyT", label: "T", does: "theme" },
  { code: "KeyS", label: "S", does: "sound" },
  { code: "Escape", label: "Esc", does: "escape" },
  { code: "?", label: "?", does: "keys" },
];

const BY_CODE = new Map(KEYS.map((key) => [key.code, key.does]));

/** What a key press means at the table; nothing while somebody types or a window is open. */
export function meaning(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return "";
  if (event.key === "?" || (event.shiftKey && event.code === "Slash")) return "keys";
  return BY_CODE.get(event.code) ?? "";
}

/** Whether a key press is meant for a field, a window or the talk, where letters are never commands. */
export function isTyping(target: EventTarget | null): boolean {
  // a window that has just closed keeps the focus until the next frame
  if (!(target instanceof Element) || target.closest("dialog:not([open])") !== null) return false;
  return target.closest("input, textarea, select, dialog, .talk, [contenteditable]") !== null;
}

/** The label of what a key does, for tooltips. */
export function keyOf(does: string): string {
  return KEYS.find((key) => key.does === does)?.label ?? "";
}
