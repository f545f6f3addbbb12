/** A recipe as its form holds it: every field is text. */
// A type, not an interface: only a type has the index signature that Conform asks for.
export type RecipeFormValues = {
  title: string;
  description: string;
  source: string;
  yield: string;
  preparationMinutes: string;
  cookingMinutes: string;
  cookingTemperature: string;
  category: string;
  visibility: string;
  language: string;
  ingredients: LineValues[];
  steps: string[];
  tips: string[];
};

export interface LineValues {
  name: string;
  amount: string;
  unit: string;
  complement: string;
  /** The author's own words for the measure. */
  written: string;
  /** What the author says that the name means, as `choiceText` writes it; "" where they do not. */
  choice: string;
  /** The line as it was found elsewhere, where somebody should look at what was made of it; else "". */
  typed: string;
}
