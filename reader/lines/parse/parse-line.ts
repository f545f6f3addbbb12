import type { Language } from "#domain/language/languages";
import type { Parse } from "#domain/line/line";
import { MAX_LINE_TEXT } from "#domain/recipe/recipe";
import { keyAt, type Line, tokenizeLine } from "../tokens";
import { buildPattern } from "../vocabulary";
import { findCountedNoun } from "./counted-noun";
import { readFurther } from "./further";
import { readImplied } from "./implied";
import { readLead } from "./lead";
import {
  isAfterJuice,
  isCountedInWords,
  isGlued,
  isNumeric,
  isOfAmount,
  mayBeNumberWord,
  skipDigits,
} from "./number-tokens";
import { findPlace } from "./place";
import { startScan } from "./scan";
import { JUICE, PARTS_OF_EGG } from "./signs";
import type { Scan } from "./types";

/** Raised when the grammar or the vocabulary yields another parse of the same words. */
export const PARSE_RULES = 4;

const MAX_JUICE = 14;

/** UTF-16 units; a line has at most 250 characters. */
const MAX_PARSED = 2 * MAX_LINE_TEXT;

/** A number that belongs to the name: "quatre-épices", "3 day old bread", "70 °C water". */
const NAMES = buildPattern("number of name").replaceAll(" ", String.raw`[\s-]*`);

const NUMBER_OF_NAME = new RegExp(
  String.raw`^(?:\d{2,3}\s?[°º]\s?[cf]?|\d{1,3}[\s-]${buildPattern("time")}s?[\s-]\p{L}+|${NAMES})(?!\p{L})`,
  "iu",
);

/**
 * Finds the quantities of a line; a function of the words, their language and PARSE_RULES. Words
 * that are too long for a line have none.
 */
export function parseLine(words: string, language: Language): Parse {
  if (words.length > MAX_PARSED) return { language, quantities: [], foods: [] };
  return toParse(scanLine(tokenizeLine(words, language)), language);
}

/** The parse of words that were scanned whole, in the same language. */
export function toParse({ line, doubt, quantities }: Scan, language: Language): Parse {
  if (doubt) return { language, quantities: [], foods: [], doubt };
  const counted = quantities.map((quantity) => {
    const noun = findCountedNoun(line.text, quantity, language);
    return noun ? { ...quantity, noun } : quantity;
  });
  return { language, quantities: counted, foods: [] };
}

/** Reads all measures of a line, up to the first doubtful one. */
export function scanLine(line: Line): Scan {
  const scan = startScan(line);
  let at = 0;
  while (at < line.tokens.length && !scan.doubt) at = readToken(scan, at);
  return scan;
}

/** Reads what begins at a token and returns the next one. */
function readToken(scan: Scan, at: number): number {
  const { line } = scan;
  const key = keyAt(line, at);
  if (key === "(" || key === "[") return enterBracket(scan, at, 1);
  if (key === ")" || key === "]") return enterBracket(scan, at, -1);
  if (at < MAX_JUICE && (JUICE.has(key) || PARTS_OF_EGG.has(key))) scan.hasJuice = true;
  if (at === scan.first && isNumberOfName(line, at)) return at + 1;
  const implied = at === scan.first ? readImplied(scan, at) : undefined;
  if (implied !== undefined) return implied;
  if (isNumeric(line, at)) return isGlued(scan, at) ? skipDigits(line, at) : readMeasured(scan, at);
  return mayBeNumberWord(scan, at) ? readMeasured(scan, at) : at + 1;
}

export function isNumberOfName({ text, tokens }: Line, at: number): boolean {
  return NUMBER_OF_NAME.test(text.slice(tokens[at]?.start));
}

function enterBracket(scan: Scan, at: number, step: number): number {
  scan.depth += step;
  scan.bracketRole = undefined;
  return at + 1;
}

function readMeasured(scan: Scan, at: number): number {
  const measured = scan.read(at);
  if (!measured) return at + 1;
  const end = Math.max(measured.end, measured.number.end);
  if (measured.isOther) return end;
  if (measured.number.isInWords && !isCountedInWords(scan, measured)) return at + 1;
  if (isOfAmount(scan, measured)) return end;
  const place = findPlace(scan, measured);
  const isLeading = at === scan.first || (isAfterJuice(scan, at) && !measured.measure);
  return !scan.lead && isLeading ? readLead(scan, place) : readFurther(scan, place);
}
