import type { PageWarning } from "#domain/import/import";
import type { Language } from "#domain/language/languages";
import type { PhotoCaption } from "#domain/recipe/photos";
import type { IngredientLine } from "#domain/recipe/recipe";
import type { RecipeFields } from "#domain/recipe/recipe-fields";

/** Fields read with other types than in a saved recipe; visibility is not read. */
type ReadOtherwise = "language" | "yield" | "ovenWords" | "visibility";
/** Fields of every recipe; the others occur in Popote's own files only. */
type ReadAlways =
  | ("title" | "description" | "source" | "category")
  | ("preparationMinutes" | "cookingMinutes" | "cookingTemperature");
export type ReadFields = Omit<RecipeFields, ReadOtherwise>;

/** A recipe as read: plain text, not yet matched with the catalogue or cut to the form's limits. */
export interface ParsedRecipe
  extends Pick<ReadFields, ReadAlways>,
    Partial<Omit<ReadFields, ReadAlways>> {
  language: Language | null;
  /** As written: "4", "Serves 4 to 6", "24 biscuits"; "" if unknown. */
  yield: string;
  times?: ParsedTimes;
  ovenWords?: string;
  ingredients: ParsedLine[];
  steps: string[];
  tips: string[];
  tools?: string;
  /** Titles of the recipes that lines stand for, once for each line. */
  uses?: string[];
  /** What held it in another program: folders, collections, cookbooks. */
  folders?: string[];
  /** The cover first; distinct, and at most MAX_PHOTOS. */
  photos: ParsedPhoto[];
  leftOut?: string[];
  /** Written by Popote: its texts are already split into steps and headings. */
  isOwn?: true;
  doubts?: PageWarning[];
}

/** Times as written ("20-30 min", "overnight"); "" for each that its minutes express. */
export interface ParsedTimes {
  preparation: string;
  cooking: string;
  total: string;
}

export type ParsedLine = string | IngredientLine;

/** `step` counts the recipe's steps without its headings. */
export type ParsedPhoto = ParsedImage & Partial<PhotoCaption>;

/** A URL, or a name that the file's reader resolves. */
export type ParsedImage = { kind: "address"; address: string } | { kind: "entry"; name: string };

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
    photos: [],
  };
}
