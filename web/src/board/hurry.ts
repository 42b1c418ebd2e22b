/** How long a scene stays while a clock is running: long enough to read it once. */

const READING = 7000;

/** Ends a scene by itself where somebody plays against a clock; what it returns stops that. */
export function leave(hasty: boolean, done: () => void): () => void {
  if (!hasty) return () => undefined;
  const timer = setTimeout(done, READING);
  return () => clearTimeout(timer);
}
