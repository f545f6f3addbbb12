import type { Amount } from "#domain/amount";
import type { Unit } from "#domain/units";

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
