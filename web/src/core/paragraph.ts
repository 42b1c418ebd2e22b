/** A paragraph of a rulebook, taken apart: plain text, emphasis, code, rule ids, and the source in brackets. */

export type PieceKind = "plain" | "strong" | "code" | "rule" | "source" | "found";

export interface Piece {
  kind: PieceKind;
  text: string;
}

const MARKS = /\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3}(?:-\d?[A-Z]+)?-\d+)\b|(\[[^\]]+\])\s*$/gu;

export function parseParagraph(text: string, found: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    pieces.push(...highlight(text.slice(at, match.index), found));
    const [whole, strong, code, rule, source] = match;
    if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (code !== undefined) pieces.push({ kind: "code", text: code });
    else if (rule !== undefined) pieces.push({ kind: "rule", text: rule });
    else if (source !== undefined) pieces.push({ kind: "source", text: source });
    at = match.index + whole.length;
  }
  pieces.push(...highlight(text.slice(at), found));
  return pieces.filter((piece) => piece.text !== "");
}

function highlight(text: string, found: readonly string[]): Piece[] {
  const words = found.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [{ kind: "plain", text }];
  const parts = text.split(new RegExp(`(${words.join("|")})`, "giu"));
  return parts.map((part, at) => ({ kind: at % 2 ? "found" : "plain", text: part }));
}

/** Whether a paragraph holds all the words of a search, in its id or its text. */
export function holds(rule: string, text: string, words: readonly string[]): boolean {
  const whole = `${rule} ${text}`.toLocaleLowerCase().replaceAll("ё", "е");
  return words.every((word) => whole.includes(word.toLocaleLowerCase().replaceAll("ё", "е")));
}
