import type { PageWarning } from "#domain/import/import";
import type { Language } from "#domain/language/languages";
import type { IngredientLine } from "#domain/recipe/recipe";
import type { RecipeFields } from "#domain/recipe/recipe-fields";

/** The fields that read as other types than a saved recipe has; who may read it is nobody's to say. */
type ReadOtherwise = "language" | "yield" | "ovenWords" | "visibility";
/** The fields that every recipe is read with; the others only Popote's own files have. */
type ReadAlways =
  | ("title" | "description" | "source" | "category")
  | ("preparationMinutes" | "cookingMinutes" | "cookingTemperature");
/** The fields that are read as a saved recipe has them. */
export type ReadFields = Omit<RecipeFields, ReadOtherwise>;

/** A recipe as it was read: plain text, not yet matched with the catalogue nor cut to the form's limits. */
export interface ParsedRecipe
  extends Pick<ReadFields, ReadAlways>,
    Partial<Omit<ReadFields, ReadAlways>> {
  language: Language | null;
  /** As written: "4", "Serves 4 to 6", "24 biscuits"; "" where nothing says so. */
  yield: string;
  /** The times that minutes do not say. */
  times?: ParsedTimes;
  /** The oven as written, where that is not in degrees Celsius: "350 °F". */
  ovenWords?: string;
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
  doubts?: PageWarning[];
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

export function createBlankRecipe(title: string): ParsedRecipe {
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
