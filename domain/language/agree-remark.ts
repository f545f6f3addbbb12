import { foldedKey } from "../text/text";
import { type Locale, mapLocales } from "./locales";
import { getFoldedWords, getRows } from "./vocabulary/vocabulary";
import { getWordForms } from "./word-forms";

const FIRST_WORD = /^[\p{L}\p{M}]+/u;
const PARTS = /(, | et | ou )/;
const ADVERB = /ment$/;

const ADVERBS = getFoldedWords("before adjective", ["fr"]);
const NOT_BY_ENDING = {
  feminine: getFoldedWords("feminine noun", ["fr"]),
  masculine: getFoldedWords("masculine noun", ["fr"]),
};
const FEMININE = new Map(
  getRows("feminine adjective", ["fr"]).map(({ word, value }) => [word, value]),
);
const UNCOUNTABLE = getFoldedWords("uncountable", ["fr"]);
/** With accents: "pré" is no participle. */
const ADJECTIVES = new Set([
  ...["preparation", "quality", "state"].flatMap((kind) =>
    getRows(kind, ["fr"]).map(({ word }) => word),
  ),
  ...FEMININE.keys(),
]);
const NOT_AGREEING = getFoldedWords("remark as it is", ["fr"]);

/** A remark in the gender and number of the noun that it is about; `isMany` where the words do not tell. */
export function agreeRemark(remark: string, noun: string, isMany: boolean, to: Locale): string {
  return AGREEMENTS[to](remark, noun, isMany);
}

const AGREEMENTS: Record<Locale, (remark: string, noun: string, isMany: boolean) => string> = {
  ...mapLocales(() => (remark: string) => remark),
  fr: (remark, noun, isMany) => {
    const head = FIRST_WORD.exec(noun)?.[0] ?? "";
    if (head === "") return remark;
    const [isFeminine, isPlural] = [isFeminineNoun(head), isPluralNoun(noun, head, isMany)];
    return remark
      .split(PARTS)
      .map((part) => inflectPart(part, isFeminine, isPlural))
      .join("");
  },
};

/** Only the first word behind the adverbs: "légèrement battu", "coupé en dés", not "jus réservé". */
function inflectPart(part: string, isFeminine: boolean, isPlural: boolean): string {
  const words = part.split(" ");
  const at = words.findIndex((word) => !ADVERB.test(word) && !ADVERBS.has(foldedKey(word)));
  const word = words[at];
  if (word === undefined || !ADJECTIVES.has(word) || NOT_AGREEING.has(word)) return part;
  const one = isFeminine ? toFeminine(word) : word;
  words[at] = (isPlural ? getWordForms(one, "fr")?.[1] : undefined) ?? one;
  return words.join(" ");
}

function toFeminine(word: string): string {
  return FEMININE.get(word) ?? (word.endsWith("e") ? word : `${word}e`);
}

function isFeminineNoun(head: string): boolean {
  const one = foldedKey(getWordForms(head, "fr")?.[0] ?? head);
  if (NOT_BY_ENDING.feminine.has(one)) return true;
  const isAccented = /[éÉ]$/.test(getWordForms(head, "fr")?.[0] ?? head);
  return one.endsWith("e") && !isAccented && !NOT_BY_ENDING.masculine.has(one);
}

function isPluralNoun(noun: string, head: string, isMany: boolean): boolean {
  const forms = getWordForms(head, "fr");
  if (forms && forms[0] !== forms[1]) return head === forms[1];
  const key = foldedKey(noun);
  const isMass = [...UNCOUNTABLE].some((word) => key === word || key.startsWith(`${word} `));
  return isMany && !isMass;
}
