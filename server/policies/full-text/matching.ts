import type { Wanted } from "../../platform/db/full-text";

type IsMatch = (words: string) => boolean;

/** Tells whether the words of a row (a space before and after each) have what is wanted, as the index would. */
export function matcherOf(wanted: Wanted): IsMatch {
  if ("word" in wanted) return including(` ${wanted.word} `);
  if ("prefix" in wanted) return including(` ${wanted.prefix}`);
  if ("any" in wanted) {
    const any = wanted.any.map(matcherOf);
    return (words) => any.some((isMatch) => isMatch(words));
  }
  const all = wanted.all.map(matcherOf);
  const none = "none" in wanted ? wanted.none.map(matcherOf) : [];
  return (words) =>
    all.every((isMatch) => isMatch(words)) && !none.some((isMatch) => isMatch(words));
}

function including(text: string): IsMatch {
  return (words) => words.includes(text);
}
