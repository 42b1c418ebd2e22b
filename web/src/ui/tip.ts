/**
 * A short word beside a thing that is pointed at or focused: `{@attach tip(t("web-undo"))}`.
 *
 * What slides under a pointer that rests is not pointed at, so the pointer must move on it.
 */

import type { Attachment } from "svelte/attachments";

const WAIT = 350;
const GAP = 8;

let bubble: HTMLElement | null = null;
let shownFor: Element | null = null;
/** What was clicked, or closed by Escape: its tip stays away until the pointer or the focus has left it, whatever its words become. */
const closed = new WeakSet<Element>();

function bubbleElement(): HTMLElement {
  if (!bubble) {
    bubble = document.createElement("div");
    bubble.className = "tip";
    bubble.id = "tip";
    bubble.role = "tooltip";
    bubble.popover = "manual";
    document.body.append(bubble);
  }
  return bubble;
}

function show(target: Element, text: string): void {
  const element = bubbleElement();
  element.textContent = text;
  const layer = target.closest("dialog") ?? document.body;
  if (element.parentElement !== layer) layer.append(element);
  element.showPopover?.();
  const box = target.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const above = box.top - own.height - GAP;
  const left = box.left + box.width / 2 - own.width / 2;
  element.style.top = `${above >= 4 ? above : box.bottom + GAP}px`;
  element.style.left = `${Math.max(4, Math.min(innerWidth - own.width - 4, left))}px`;
  target.setAttribute("aria-describedby", "tip");
  shownFor = target;
}

function hide(target: Element): void {
  if (shownFor !== target) return;
  bubble?.hidePopover?.();
  target.removeAttribute("aria-describedby");
  shownFor = null;
}

export function tip(text: string): Attachment<HTMLElement | SVGElement> {
  return (target) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (event: globalThis.Event): void => {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      if (timer !== undefined || closed.has(target)) return;
      timer = setTimeout(() => show(target, text), WAIT);
    };
    const focused = (): void => {
      if (target.matches(":focus-visible")) show(target, text);
    };
    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
      hide(target);
    };
    const close = (): void => {
      stop();
      closed.add(target);
    };
    const away = (): void => {
      stop();
      closed.delete(target);
    };
    const key = (event: globalThis.Event): void => {
      if (event instanceof KeyboardEvent && event.key === "Escape") close();
    };
    const heard: [string, (event: globalThis.Event) => void][] = [
      ["pointermove", later],
      ["focus", focused],
      ["pointerleave", away],
      ["pointerdown", close],
      ["blur", away],
      ["keydown", key],
    ];
    for (const [name, listen] of heard) target.addEventListener(name, listen);
    return () => {
      stop();
      for (const [name, listen] of heard) target.removeEventListener(name, listen);
    };
  };
}
