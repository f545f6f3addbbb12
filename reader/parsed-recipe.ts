import type { PageDoubt } from "#domain/import/import";
import type { Language } from "#domain/language/languages";
import type { Category, IngredientLine } from "#domain/recipe/recipe";

/** A recipe as it was read: plain text, not yet matched with the catalogue nor cut to the form's limits. */
export interface ParsedRecipe {
  title: string;
  description: string;
  source: string;
  language: Language | null;
  /** As written: "4", "Serves 4 to 6", "24 biscuits"; "" where nothing says so. */
  yield: string;
  preparationMinutes: number | null;
  cookingMinutes: number | null;
  /** The times that minutes do not say. */
  times?: ParsedTimes;
  /** Degrees Celsius. */
  cookingTemperature: number | null;
  /** The oven as written, where that is not in degrees Celsius: "350 °F". */
  ovenWords?: string;
  category: Category | null;
  ingredients: ParsedLine[];
  steps: string[];
  tips: string[];
  tools?: string;
  picture: ParsedPicture | null;
  /** Lines of the text that nothing of the recipe is made of. */
  leftOut?: string[];
  /** Popote wrote it: its texts were cut into steps and headings before. */
  isOwn?: true;
  /** Absent where nothing is doubtful. */
  doubts?: PageDoubt[];
}

/** Times as written ("20-30 min", "overnight"), each "" where its minutes say all of it. */
export interface ParsedTimes {
  preparation: string;
  cooking: string;
  total: string;
}

/** A line as written ("200 g butter, softened"), or in the parts that Popote itself gave it. */
export type ParsedLine = string | IngredientLine;

/** Where its picture is: at an address, or in the file, by a name that the file's reader knows. */
export type ParsedPicture = { kind: "address"; address: string } | { kind: "entry"; name: string };

export function blankRecipe(title: string): ParsedRecipe {
  return {
    title,
    description: "",
    source: "",
    language: null,
    yield: "",
    preparationMinutes: null,
    cookingMinutes: null,
    cookingTemperature: null,
    category: null,
    ingredients: [],
    steps: [],
    tips: [],
    picture: null,
  };
}
