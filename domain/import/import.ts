export type ImportKind = "ADDRESS" | "TEXT" | "FILE";

/** A doubt about a whole recipe, such as an incomplete ingredient list or method. */
export type PageWarning =
  | {
      kind:
        | "noIngredients"
        | "noAmounts"
        | "twice"
        | "otherMeasures"
        | "noSteps"
        | "otherWords"
        | "repeated"
        | "siteWords"
        | "lateStart"
        | "guessed";
    }
  | { kind: "fewLines"; lines: number; shown: number };

const IMPORT_STATES = ["READING", "READY", "SAVING", "DONE", "FAILED"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** THERE: the user already has a duplicate. */
export const ITEM_STATES = ["FOUND", "WAITING", "SAVED", "THERE", "FAILED"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Recipe fields that a table column or a named part of a file can map to. */
const RECIPE_FIELDS = [
  "title",
  "description",
  "ingredients",
  "steps",
  "tips",
  "yield",
  "preparation",
  "cooking",
  "total",
  "temperature",
  "source",
  "category",
  "tags",
  "tools",
  "image",
] as const;
export type RecipeField = (typeof RECIPE_FIELDS)[number];

/** Choice for a column that is not imported. */
export const NO_FIELD = "none";
export const COLUMN_CHOICES = [NO_FIELD, ...RECIPE_FIELDS] as const;

/** A column of an uploaded table and its detected field; null if there is none. */
export interface TableColumn {
  name: string;
  /** Truncated, from the first rows. */
  example: string;
  field: RecipeField | null;
}

export interface ColumnMapping {
  names: string[];
  fields: (RecipeField | null)[];
}

export const MAX_ADDRESSES = 200;
