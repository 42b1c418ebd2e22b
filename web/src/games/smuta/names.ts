/** Names as short as a piece has room for. */

const ROMAN = /^[IVX]+$/;
const LETTERS = 3;

/** “Gol” for Vasily Golitsyn, “FaII” for False Dmitry II, “Don” for Don cossacks: persons by their surname or number, others by their first word. */
export function shortName(name: string, person: boolean): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (words.length > 1 && ROMAN.test(last)) return `${first.slice(0, 2)}${last}`;
  return (person ? last : first).slice(0, LETTERS);
}
