import type { RecipeInputName } from "./recipe-fields";

// A type, not an interface: only a type has the index signature that Conform asks for.
export type RecipeFormValues = { [Name in RecipeInputName]: string } & {
  /** "text" shows the lists as two boxes, "lines" line by line. */
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
  /** What the words in `amount` were read as (`withWrittenMeasure`). */
  readAs: string;
  choice: string;
  /** The line in the cook's words, and the parts that they stand for (`partsKey`). */
  text: string;
  textOf: string;
  /** The line as it stands in the box of a form that shows text. */
  line: string;
  /** A line as it was read, where somebody should check it; else "". */
  typed: string;
}
