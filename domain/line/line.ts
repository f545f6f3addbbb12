import type { Language } from "../language/languages";
import type { Amount } from "../measures/amount";

/** UTF-16 offsets into the words of a line. */
export type Span = readonly [start: number, end: number];

/**
 * "amount": how much of the food, at most one; "same": that amount in another unit; "size": of one
 * container or piece; "each": per piece; "other": of or for something else.
 */
export type Role = "amount" | "same" | "size" | "each" | "other";

export type Forms = readonly [one: string, many: string];

export interface Unit {
  span: Span;
  /** A key of `domain/measures`. */
  key: string;
  /** Undefined where the word does not change with the number. */
  forms?: Forms | undefined;
  /** Of a spoon or cup: the words for teaspoon, tablespoon and cup in the same style. */
  spoons?: readonly Forms[] | undefined;
}

export interface Term {
  /** Two spans where the number is told in two: "1 kg et demi". */
  spans: Span[];
  value: Amount;
  unit?: Unit | undefined;
  isSubtracted?: boolean | undefined;
  /** The "de" of "2/3 de tasse", which goes from one on. */
  link?: Span | undefined;
  /** A converted number is rounded to multiples of this when it is scaled. */
  step?: number | undefined;
}

export interface Quantity {
  role: Role;
  /** 2 | 2–3 | 1 lb 4 oz, 1 cup minus 1 tbsp */
  join: "one" | "range" | "sum";
  terms: Term[];
  isAbout?: boolean | undefined;
  /** "400 g tin": one, though no figure says so; its span is empty. */
  isImplied?: boolean | undefined;
  /** Of a size and an each: the index of the quantity that counts them. */
  counter?: number | undefined;
  /** What is counted without a unit, if its word changes with the number: "onions". */
  noun?: { span: Span; forms: Forms } | undefined;
}

/** Why a line is not understood: it then scales as a whole. */
export type Doubt = "number" | "size" | "length";

/** Where the numbers, units and foods stand in a line's words, and what the numbers mean. */
export interface Parse {
  language: Language;
  /** In the order of the text. */
  quantities: Quantity[];
  /** The main food first. */
  foods: Span[];
  /** Of a translated line: what is still in the recipe's language. */
  foreign?: Span[] | undefined;
  /** Of a converted line: indexes of the quantities whose figures are not the cook's. */
  converted?: number[] | undefined;
  doubt?: Doubt | undefined;
}

/** What the cook wrote, which no program changes, and one parse of it. */
export interface Line {
  words: string;
  parse: Parse;
}

/** "alternative": instead of the main food; "with": beside it. */
export type FurtherFoodRole = "with" | "alternative";

/** A catalogue food that a line names besides its main one: "salt and pepper". */
export interface FurtherFood {
  id: number;
  role: FurtherFoodRole;
}
