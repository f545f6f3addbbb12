import type { Amount } from "#domain/measures/amount";
import type { Unit } from "#domain/measures/units";

export interface ReadLine {
  amount: Amount | null;
  unit: Unit;
  /** The same measure in other units, those first that were written first. */
  others: { amount: Amount; unit: Unit }[];
  /** The author's words for how much; "" where the line does not say. */
  measure: string;
  isPlain: boolean;
  /** An ounce weighs solids; of liquids it may be a fluid ounce. */
  isOunce: boolean;
  /** Whether "one" is but an article: "a good olive oil". */
  isArticle: boolean;
  /** What is counted, if not the ingredient itself: "can", "gousses"; "" where nothing else is. */
  countWord: string;
  isSized: boolean;
  /** What stands before the name and is kept: "14 oz can". */
  lead: string;
  /** Of that, what stands before the word of the count: "grosses" of "grosses gousses". */
  leadBefore: string;
  rest: string;
  /** The same with the word of the count before it, which may be a part of the name. */
  counted: string;
  doubt: "amount" | "unit" | null;
}

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
