import type { Parse, Span } from "#domain/line/line";

/** Where a food's name stands in the words: behind the amount if possible, whole words only. */
export function findFoodSpan(words: string, { quantities }: Parse, name: string): Span | undefined {
  if (name === "") return undefined;
  const amount = quantities.find(({ role }) => role === "amount");
  const last = amount?.terms.at(-1);
  const from = last?.unit?.span[1] ?? last?.spans.at(-1)?.[1] ?? 0;
  return findWhole(words, name, from) ?? findWhole(words, name, 0) ?? findApart(words, name);
}

function findWhole(words: string, name: string, from: number): Span | undefined {
  const [text, part] = [words.toLowerCase(), name.toLowerCase()];
  if (text.length !== words.length) return undefined;
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1)) {
    const end = at + part.length;
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(end))) return [at, end];
  }
  return undefined;
}

/** A name whose words stand apart, as in "chicken thighs, boned" read as "boned chicken thighs". */
function findApart(words: string, name: string): Span | undefined {
  const parts = name.split(/[\s()]+/).filter((part) => /\p{L}/u.test(part));
  const spans = parts.map((part) => findWhole(words, part, 0));
  const found = spans.filter((span) => span !== undefined);
  if (found.length === 0 || found.length < parts.length) return undefined;
  return [Math.min(...found.map(([start]) => start)), Math.max(...found.map(([, end]) => end))];
}

function isLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
