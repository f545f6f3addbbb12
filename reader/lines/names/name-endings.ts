import { keysIn } from "../tokens";
import { getPhrases, getWords, type Phrases, phraseAt } from "../vocabulary";

const withoutSigns = (phrase: string) => keysIn(phrase).filter((key) => key !== "'");

const PURPOSES = getPhrases("purpose", withoutSigns);
const ENDINGS = getPhrases("ending", withoutSigns);
const ORIGINS = getWords("origin");
const OF = ["de", "d", "du"];
const ARTICLES_AFTER_OU = ["d", "de", "du", "des", "un", "une", "la", "le", "les", "l"];

export function isPurpose(words: string[], at: number): boolean {
  const isOfNumber = ["de", "d"].includes(words[at] ?? "") && /^\d/.test(words[at + 1] ?? "");
  return isOfNumber || startsAny(words, at, PURPOSES);
}

export function isAlternative(words: string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  return words[at] === "ou" && (/^\d/.test(next) || ARTICLES_AFTER_OU.includes(next));
}

export function isEnding(words: string[], at: number): boolean {
  const [word = "", next = "", third] = words.slice(at, at + 3);
  const isAndSoMany = word === "et" && /^\d/.test(next);
  const isOfPlace = OF.includes(word) && ORIGINS.has(next) && third !== "et";
  return isAndSoMany || isOfPlace || isPurpose(words, at) || startsAny(words, at, ENDINGS);
}

function startsAny(words: string[], at: number, phrases: Phrases): boolean {
  return phraseAt(phrases, (after) => words[at + after]) > 0;
}
