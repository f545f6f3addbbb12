import { cleanLine, countCharacters, foldedKey } from "../text/text";

export const MAX_TAGS = 20;
export const MAX_TAG = 30;

/** Commas and line breaks, which no tag contains. */
const BETWEEN = /[,，、،\n\r]+/;

/** The different tags in a text, as written; "#quick" is the tag "quick". */
export function readTags(text: string): string[] {
  const tags = text.split(BETWEEN).map((part) => cleanLine(part.replace(/^[\s#＃]+/, "")));
  const known = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (key !== "" && !known.has(key)) known.set(key, tag);
  }
  return [...known.values()];
}

/** Equal for "Été", "ete" and "ÉTÉ"; "" for a text without a letter, digit or sign. */
export function tagKey(tag: string): string {
  return foldedKey(tag);
}

export function joinTags(tags: string[]): string {
  return tags.join(", ");
}

export function isTag(text: string): boolean {
  const [tag, another] = readTags(text);
  return tag === text && another === undefined && isTagShort(text);
}

export function isTagShort(tag: string): boolean {
  return countCharacters(tag) <= MAX_TAG;
}

/** The text with one more tag, for each known one that goes on with what is being typed. */
export function suggestTags(typed: string, known: string[]): string[] {
  const parts = typed.split(BETWEEN);
  const begun = tagKey(parts.pop() ?? "");
  const chosen = readTags(parts.join(","));
  const taken = new Set(chosen.map(tagKey));
  return known
    .filter((tag) => !taken.has(tagKey(tag)) && tagKey(tag).startsWith(begun))
    .map((tag) => joinTags([...chosen, tag]));
}
