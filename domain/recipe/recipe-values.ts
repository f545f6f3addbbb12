import type { RecipeInputName } from "./recipe-fields";

// A type, because Conform needs an index signature, which interfaces lack.
export type RecipeFormValues = { [Name in RecipeInputName]: string } & {
  /** "text" shows the lists as two text boxes, "lines" as rows. */
  view: string;
  ingredientsText: string;
  method: string;
  ingredients: LineValues[];
  steps: string[];
  tips: string[];
};

export interface LineValues {
  name: string;
  amount: string;
  unit: string;
  complement: string;
  written: string;
  /** The previous parse of `amount`, for `readBefore`. */
  readAs: string;
  choice: string;
  /** The line in the author's words, and the key of the parts they stand for (`partsKey`). */
  text: string;
  textOf: string;
  line: string;
  /** The original of a doubtful line to check; otherwise "". */
  typed: string;
}
