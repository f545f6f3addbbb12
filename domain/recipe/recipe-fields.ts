import { LANGUAGES } from "../language/languages";
import {
  CATEGORIES,
  type Headings,
  type IngredientLine,
  MAX_CELSIUS,
  MAX_MINUTES,
  MAX_PARAGRAPH,
  MAX_SOURCE,
  MAX_TITLE,
  MAX_YIELD,
  VISIBILITIES,
} from "./recipe";
import { MAX_TAG, MAX_TAGS } from "./tags";

/** `column` is the field's place in the table; tags have rows of their own. */
type ColumnField = {
  column: string;
} & (
  | { kind: "line" | "text"; most: number; isRequired?: true }
  | { kind: "count"; least: number; most: number }
  | { kind: "minutes" | "celsius"; most: number }
  | { kind: "choice"; values: readonly string[]; isRequired?: true }
  | { kind: "words"; typedIn: string }
);
export type RecipeField = ColumnField | { kind: "tags"; most: number; eachAtMost: number };

/** The table's type, the form, history and exports derive from it and keep its order. */
export const RECIPE_FIELDS = {
  title: { column: "title", kind: "line", most: MAX_TITLE, isRequired: true },
  description: { column: "description", kind: "text", most: MAX_PARAGRAPH },
  /** A URL, a book or a person; "" if the recipe is the author's own. */
  source: { column: "source", kind: "line", most: MAX_SOURCE },
  visibility: { column: "visibility", kind: "choice", values: VISIBILITIES, isRequired: true },
  yield: { column: "yield", kind: "count", least: 1, most: MAX_YIELD },
  preparationMinutes: { column: "preparation_minutes", kind: "minutes", most: MAX_MINUTES },
  cookingMinutes: { column: "cooking_minutes", kind: "minutes", most: MAX_MINUTES },
  cookingTemperature: { column: "cooking_temperature", kind: "celsius", most: MAX_CELSIUS },
  /** The oven temperature as written, if not in degrees Celsius: "350 °F". */
  ovenWords: { column: "oven_words", kind: "words", typedIn: "cookingTemperature" },
  category: { column: "category", kind: "choice", values: CATEGORIES },
  language: { column: "language", kind: "choice", values: LANGUAGES, isRequired: true },
  tags: { kind: "tags", most: MAX_TAGS, eachAtMost: MAX_TAG },
} as const satisfies Record<string, RecipeField>;

type Fields = typeof RECIPE_FIELDS;
export type RecipeFieldName = keyof Fields;
export type RecipeColumnName = {
  [Name in RecipeFieldName]: Fields[Name] extends { column: string } ? Name : never;
}[RecipeFieldName];
export type RecipeInputName = {
  [Name in RecipeFieldName]: Fields[Name]["kind"] extends "words" ? never : Name;
}[RecipeFieldName];

type FieldValue<Field> = Field extends { kind: "choice"; values: readonly (infer Choice)[] }
  ? Field extends { isRequired: true }
    ? Choice
    : Choice | null
  : Field extends { kind: "line" | "text" | "words" }
    ? string
    : Field extends { kind: "tags" }
      ? string[]
      : number | null;

export type RecipeFields = { [Name in RecipeFieldName]: FieldValue<Fields[Name]> };

type Optional = "source" | "ovenWords" | "language" | "tags";

export interface RecipeContent
  extends Omit<RecipeFields, Optional>,
    Partial<Pick<RecipeFields, Optional>> {
  ingredients: IngredientLine[];
  steps: string[];
  tips: string[];
  headings?: Headings;
}

export type RecipeColumns = {
  [Name in RecipeColumnName as Fields[Name]["column"]]: RecipeFields[Name];
};

export const RECIPE_FIELD_NAMES = Object.keys(RECIPE_FIELDS) as RecipeFieldName[];
export const RECIPE_COLUMN_NAMES = RECIPE_FIELD_NAMES.filter(
  (name): name is RecipeColumnName => "column" in RECIPE_FIELDS[name],
);
export const RECIPE_INPUT_NAMES = RECIPE_FIELD_NAMES.filter(
  (name): name is RecipeInputName => RECIPE_FIELDS[name].kind !== "words",
);

export function blankFieldValue(name: RecipeFieldName): "" | null | never[] {
  if (RECIPE_FIELDS[name].kind === "tags") return [];
  return ["line", "text", "words"].includes(RECIPE_FIELDS[name].kind) ? "" : null;
}

export const BLANK_FIELDS = Object.fromEntries(
  RECIPE_FIELD_NAMES.filter((name) => !("isRequired" in RECIPE_FIELDS[name])).map((name) => [
    name,
    blankFieldValue(name),
  ]),
) as unknown as Omit<RecipeFields, "title" | "visibility" | "language">;
