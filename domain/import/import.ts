export type ImportKind = "ADDRESS" | "TEXT" | "FILE";

/** What should be looked at in a recipe as a whole: its list or its method is perhaps not all of it. */
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

export const IMPORT_STATES = ["READING", "READY", "SAVING", "DONE", "FAILED"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** THERE: the cook has a duplicate of it already. */
export const ITEM_STATES = ["FOUND", "WAITING", "SAVED", "THERE", "FAILED"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** What a column of a table, or a named part of a file, may be of a recipe. */
export const RECIPE_FIELDS = [
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
  "picture",
] as const;
export type RecipeField = (typeof RECIPE_FIELDS)[number];

/** Chosen for a column that no field of a recipe is made of. */
export const NO_FIELD = "none";
export const COLUMN_CHOICES = [NO_FIELD, ...RECIPE_FIELDS] as const;

/** A column of a table that somebody sent, and what it probably is; null for what a recipe has no field for. */
export interface TableColumn {
  name: string;
  /** From the first rows, cut short. */
  example: string;
  field: RecipeField | null;
}

/** What the columns of a table are, by their places; the names are those of its first row. */
export interface ColumnMapping {
  names: string[];
  fields: (RecipeField | null)[];
}

/** Of one list of addresses. */
export const MAX_ADDRESSES = 200;
