import type { Wanted } from "../../platform/db/full-text";

type IsMatch = (words: string) => boolean;

/** Matches words (with a space before and after each) exactly like the index. */
export function createMatcher(query: Wanted): IsMatch {
  if ("word" in query) return createSubstringMatcher(` ${query.word} `);
  if ("prefix" in query) return createSubstringMatcher(` ${query.prefix}`);
  if ("any" in query) {
    const any = query.any.map(createMatcher);
    return (words) => any.some((isMatch) => isMatch(words));
  }
  const all = query.all.map(createMatcher);
  const none = "none" in query ? query.none.map(createMatcher) : [];
  return (words) =>
    all.every((isMatch) => isMatch(words)) && !none.some((isMatch) => isMatch(words));
}

function createSubstringMatcher(text: string): IsMatch {
  return (words) => words.includes(text);
}
