import type { Amount } from "#domain/measures/amount";
import type { Unit } from "#domain/measures/units";

export interface LineParts {
  amount: Amount | null;
  unit: Unit;
  others: { amount: Amount; unit: Unit }[];
  measure: string;
  isPlain: boolean;
  /** An ounce is a weight, but may be a fluid ounce for liquids. */
  isOunce: boolean;
  isArticle: boolean;
  countWord: string;
  isSized: boolean;
  /** The words before the name that are kept: "14 oz can". */
  lead: string;
  /** The part of `lead` before the counted word: "grosses" of "grosses gousses". */
  leadBefore: string;
  rest: string;
  /** `rest` preceded by the counted word, which may be part of the name. */
  counted: string;
  doubt: "amount" | "unit" | null;
}

export const NO_PARTS: LineParts = {
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
