export type ImportKind = "ADDRESS" | "TEXT" | "FILE";

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
  "folders",
  "tools",
  "image",
] as const;
export type RecipeField = (typeof RECIPE_FIELDS)[number];

export const NO_FIELD = "none";
export const COLUMN_CHOICES = [NO_FIELD, ...RECIPE_FIELDS] as const;

export interface TableColumn {
  name: string;
  example: string;
  field: RecipeField | null;
}

export interface ColumnMapping {
  names: string[];
  fields: (RecipeField | null)[];
}

export const MAX_ADDRESSES = 200;
