/** Names as short as a piece has room for. */

const ROMAN = /^[IVX]+$/;
const LETTERS = 3;

/** “Gol” for Vasily Golitsyn, “FaII” for False Dmitry II: the surname, or the number of those who have only that. */
export function shortName(name: string): string {
  const words = name.split(/[\s]+/).filter(Boolean);
  const last = words.at(-1) ?? "";
  if (words.length > 1 && ROMAN.test(last)) return `${words[0]!.slice(0, 2)}${last}`;
  const surname = words.length > 1 ? last : (words[0] ?? "");
  return surname.slice(0, LETTERS);
}
