import { foldedKey } from "~/model/text";
import { stemKey } from "~/model/words";
import { isEnding } from "./endings";
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

/** The words of a name; the first of them where there are very many. */
export function nameWordsIn(head: string): NameWord[] {
  const matches = [...head.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].slice(0, MAX_WORDS);
  const keys = matches.map(([text]) => (KEPT.includes(text) ? text : foldedKey(text)));
  return matches.map(({ 0: text, index }, at) => {
    const key = keys[at] ?? "";
    const end = index + text.length;
    const isPercent = /^\p{N}/u.test(text) && /^(?:[.,]\d+)?\s?%/.test(head.slice(end, end + 12));
    return {
      text,
      key,
      stem: stemKey(text),
      start: index,
      end,
      isPercent,
      isPassed: isPercent || isModifier(key) || isState(key) || isPortion(key) || isJoint(key),
      isState: isState(key),
      isPreparation: isPreparation(key),
      isOther:
        key === "ou" || key === "or" || (key === "et" && /^(\d|en$)/.test(keys[at + 1] ?? "")),
      isEnding: isEnding(keys, at) || isKind(keys, at),
    };
  });
}

/** "Penne pasta", "farine T55", "farine 00". */
function isKind(keys: string[], at: number): boolean {
  const isFlourType = keys[at] === "t" && /^\d/.test(keys[at + 1] ?? "");
  const isFlourNumber = keys[at - 1] === "farine" && /^\d/.test(keys[at] ?? "");
  return isFlourType || isFlourNumber || (keys[at] === "pasta" && at === keys.length - 1);
}
