import { foldedKey } from "../text/text";
import { findEndOfNoun, type PhraseWord } from "./phrase-words";
import { getFoldedWords, getRows } from "./vocabulary/vocabulary";
import { getWordForms } from "./word-forms";

const FEMININE_NOUN = /e$/i;
const FEMININE_ADJECTIVE = /(?:ée|[iu]e|ite|[èî](?:re|che|te)|elle|erte|ette|euse|onne|[ae]nte)$/i;

/** With accents: "glace" is invariable, "glacé" is not. */
const listWords = (kind: string) => getRows(kind, ["fr"]).map(({ word }) => word);
const NOT_AGREEING = new Set(["invariable adjective", "uncountable"].flatMap(listWords));
const PARTICIPLES = new Set(["preparation", "state"].flatMap(listWords));
const OF = getFoldedWords("noun of", ["fr"]);
const PARTS_OF_NOUN = getFoldedWords("part of noun", ["fr"]);
const COUNTED_WITH = new Map(
  getRows("counted with", ["fr"]).map(({ word, value }) => [foldedKey(word), value.split(", ")]),
);

/** The words that take the number of the noun: "pommes de terre nouvelles", "blancs d'œufs". */
export function listAgreeing(
  words: PhraseWord[],
  noun: PhraseWord[],
  head: PhraseWord,
  ending: Set<string>,
): PhraseWord[] {
  const isAgreeing = (word: PhraseWord) => word === head || isInflectedBehind(head, word);
  const complements = listComplements(words, noun.length);
  const counted = complements.slice(0, 1).filter((word) => isCountedWith(word, head));
  const last = complements.at(-1);
  if (!last) return noun.filter(isAgreeing);
  const start = words.indexOf(last) + 1;
  const behind = words
    .slice(start, findEndOfNoun(words, start, ending))
    .filter((word) => counted.includes(last) || belongsToHead(word, head, last));
  return [...noun.filter(isAgreeing), ...counted, ...behind.filter(isAgreeing)];
}

/** Of "côtelette de longe de porc": "longe" and "porc". */
function listComplements(words: PhraseWord[], start: number): PhraseWord[] {
  const found: PhraseWord[] = [];
  for (let at = start; at + 1 < words.length; at += 2) {
    const [of, complement] = words.slice(at, at + 2);
    if (!of || !complement || !OF.has(of.key)) break;
    if (of.isAfterBreak || complement.isAfterBreak) break;
    found.push(complement);
  }
  return found;
}

function isInflectedBehind(head: PhraseWord, word: PhraseWord): boolean {
  return !NOT_AGREEING.has(word.text.toLowerCase()) && !isName(word, head);
}

function isName({ text, start }: PhraseWord, head: PhraseWord): boolean {
  const isUpper = head.text === head.text.toUpperCase();
  return start > 0 && !isUpper && /^\p{Lu}/u.test(text);
}

function isCountedWith(complement: PhraseWord, head: PhraseWord): boolean {
  const heads = COUNTED_WITH.get(foldedKey(getSingular(complement)));
  return heads?.includes(getSingular(head)) ?? false;
}

/**
 * "filets de poulet cuits", but "tranches de jambon cuit": the gender that the endings show
 * decides, and where both nouns have it, a participle tells how the piece is prepared.
 */
function belongsToHead(word: PhraseWord, head: PhraseWord, complement: PhraseWord): boolean {
  if (PARTS_OF_NOUN.has(complement.key) || isName(complement, head)) return true;
  if (getSingular(complement) !== complement.text.toLowerCase()) return false;
  const adjective = getSingular(word);
  const isFeminine = FEMININE_ADJECTIVE.test(adjective);
  if (isFeminine && !FEMININE_NOUN.test(complement.text)) return true;
  const masculine = isFeminine ? adjective.slice(0, -1) : adjective;
  return PARTICIPLES.has(masculine) && isFeminine === FEMININE_NOUN.test(getSingular(head));
}

function getSingular({ text }: PhraseWord): string {
  const word = text.toLowerCase();
  return getWordForms(word, "fr")?.[0] ?? word;
}
