import type { Amount } from "#domain/amount";
import type { Language } from "#domain/languages";
import type { Unit } from "#domain/units";
import { readCount } from "./counted-pieces";
import { withThousands } from "./grouped-thousands";
import { readInformal } from "./informal-measures";
import { readJuiceOf } from "./juice-and-zest";
import { readMeasured } from "./measured-line";
import { tokensOf } from "./tokens";
import { readTrailing } from "./trailing-amount";

/** A line in its parts, before the catalogue is asked. */
export interface ReadLine {
  amount: Amount | null;
  /** UNIT where so many are counted. */
  unit: Unit;
  /** The same measure in other units, those first that were written first. */
  others: { amount: Amount; unit: Unit }[];
  /** The author's words for how much; "" where the line does not say. */
  measure: string;
  /** Whether amount and unit say all of them. */
  isPlain: boolean;
  /** Whether it is a weight of what is weighed, but of what is poured perhaps a volume. */
  isOunce: boolean;
  /** Whether "one" is but an article: "a good olive oil". */
  isArticle: boolean;
  /** What is counted, if not the ingredient itself: "can", "gousses"; "" where nothing else is. */
  countWord: string;
  /** Whether its size was said: "14 oz can". */
  isSized: boolean;
  /** What stands before the name and is kept: "14 oz can". */
  lead: string;
  /** Of that, what stands before the word of the count: "grosses" of "grosses gousses". */
  leadBefore: string;
  /** What is left: the name and what is said of it. */
  rest: string;
  /** The same with the word of the count before it, which may be a part of the name. */
  counted: string;
  doubt: "amount" | "unit" | null;
}

/** A number that is a part of the name: "quatre-épices", "3 day old bread", "70 °C water". */
const NUMBER_OF_NAME =
  /^(?:\d{2,3}\s?[°º]\s?[cf]?|\d{1,3}[\s-](?:minute|min|second|sec|hour|hr|day|week|month|year)s?[\s-]\p{L}+|(?:4|quatre|5|cinq|7|sept)[\s-]*épices|(?:5|five|7|seven)[\s-]spices?|quatre-quarts?|(?:7|seven)[\s-]?up)(?!\p{L})/iu;

/** A line that says no more than its words do. */
export const NOTHING_READ: ReadLine = {
  amount: null,
  unit: "NONE",
  others: [],
  measure: "",
  isPlain: true,
  isOunce: false,
  isArticle: false,
  countWord: "",
  isSized: false,
  lead: "",
  leadBefore: "",
  rest: "",
  counted: "",
  doubt: null,
};

/**
 * Reads how much a line says, and of what, without knowing any ingredient. The line is clean, and
 * no longer than is worth reading.
 */
export function readLine(line: string, language: Language | null): ReadLine {
  if (NUMBER_OF_NAME.test(line)) return { ...NOTHING_READ, rest: line };
  const tokens = withThousands(tokensOf(line), language);
  return (
    readJuiceOf(line, tokens, language) ??
    readInformal(line, tokens, language) ??
    readMeasured(line, tokens, 0, language) ??
    readCount(line, tokens, 0, language) ??
    readTrailing(line, tokens, language) ?? { ...NOTHING_READ, rest: line }
  );
}
