import { foldedKey } from "~/model/text";
import { stemKey } from "~/model/words";
import { isEnding } from "./endings";
import { isMaker } from "./makers";
import { isJoint, isModifier, isPortion, isPreparation, isState } from "./modifiers";

/** A word of a name, and what it says. */
export interface NameWord {
  text: string;
  key: string;
  stem: string;
  start: number;
  end: number;
  isPercent: boolean;
  /** Whether it says only how or how big the thing is. */
  isPassed: boolean;
  isPreparation: boolean;
  /** Whether it may make another thing of it: "frozen", "dried". */
  isState: boolean;
  /** Whether another ingredient begins with it: "ou", "et 2". */
  isOther: boolean;
  /** Whether a name that ends before it may end there, whatever follows. */
  isEnding: boolean;
}

/** No name goes on for longer; what follows is said of it. */
const MAX_WORDS = 40;
const KEPT = ["à", "thé"];
/** Spelled in more than one way in English: as the catalogue spells them, by their stems. */
const SPELLED = new Map([
  ["chilli", "chili"],
  ["chil", "chili"],
  ["yoghurt", "yogurt"],
]);

/** The words of a name; the first of them where there are very many. */
export function nameWordsIn(head: string): NameWord[] {
  const matches = [...head.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].slice(0, MAX_WORDS);
  const keys = matches.map(([text]) => (KEPT.includes(text) ? text : foldedKey(text)));
  const makers = countMakers(matches.map(([text]) => text));
  return matches.map(({ 0: text, index }, at) => {
    const key = keys[at] ?? "";
    const end = index + text.length;
    const isPercent = /^\p{N}/u.test(text) && /^(?:[.,]\d+)?\s?%/.test(head.slice(end, end + 12));
    const stem = stemKey(text);
    const isSaid =
      isModifier(key) || isState(key) || isPortion(key) || isJoint(key) || isMaker(text, key);
    return {
      text,
      key,
      stem: SPELLED.get(stem) ?? stem,
      start: index,
      end,
      isPercent,
      isPassed: isPercent || isSaid || at < makers || isFat(keys, at),
      isState: isState(key),
      isPreparation: isPreparation(key),
      isOther:
        key === "ou" || key === "or" || (key === "et" && /^(\d|en$)/.test(keys[at + 1] ?? "")),
      isEnding: isEnding(keys, at) || isKind(keys, at) || /\/\s*$/.test(head.slice(0, index)),
    };
  });
}

/** How many words name a maker or a place, "Diamond Crystal kosher salt": not one, that may begin a line. */
function countMakers(texts: string[]): number {
  const count = texts.findIndex((text) => !/^\p{Lu}/u.test(text));
  const next = texts[count] ?? "";
  return count >= 2 && /^\p{Ll}/u.test(next) && !isJoint(next) ? count : 0;
}

/** "Full-fat", "5 % fat": it leaves the thing what it is. */
function isFat(keys: string[], at: number): boolean {
  const isFull = (word = "") => word === "full" || /^\d/.test(word);
  return (
    (keys[at] === "fat" && isFull(keys[at - 1])) || (keys[at] === "full" && keys[at + 1] === "fat")
  );
}

/** "Penne pasta", "farine T55", "farine 00". */
function isKind(keys: string[], at: number): boolean {
  const isFlourType = keys[at] === "t" && /^\d/.test(keys[at + 1] ?? "");
  const isFlourNumber = keys[at - 1] === "farine" && /^\d/.test(keys[at] ?? "");
  return isFlourType || isFlourNumber || (keys[at] === "pasta" && at === keys.length - 1);
}
