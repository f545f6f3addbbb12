import type { PhotoValues } from "./photos";
import type { RecipeInputName } from "./recipe-fields";

// A type, because Conform needs an index signature, which interfaces lack.
export type RecipeFormValues = { [Name in RecipeInputName]: string } & {
  /** "text" shows the lists as two text boxes, "lines" as rows. */
  view: string;
  /** In which the rows were read; the cook may have chosen another since. "" for none. */
  linesLanguage: string;
  ingredientsText: string;
  method: string;
  ingredients: LineValues[];
  steps: string[];
  tips: string[];
  /** The cover first. */
  photos: PhotoValues[];
};

/** An ingredient line in the form: its words, its boxes (`Row`), and the food that was chosen. */
export interface LineValues {
  /** Before the boxes were changed; "" for a new row. */
  words: string;
  amount: string;
  unit: string;
  name: string;
  complement: string;
  choice: string;
  /** "yes" for a line to check; otherwise "". */
  doubtful: string;
}
