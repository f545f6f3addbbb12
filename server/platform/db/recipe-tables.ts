import type { ColumnType, Generated } from "kysely";
import type { ImageType } from "#domain/image/image";
import type { Language } from "#domain/language/languages";
import type { FurtherFoodRole } from "#domain/line/line";
import type { Unit } from "#domain/measures/units";
import type { RecipeColumns } from "#domain/recipe/recipe-fields";
import type { Fixed } from "./account-tables";

type Defaulted = "source" | "oven_words" | "language";

export interface RecipesTable extends Omit<RecipeColumns, Defaulted> {
  id: Generated<number>;
  author_id: Fixed<number>;
  title_key: string;
  source: Generated<string>;
  source_key: string | null;
  oven_words: Generated<string>;
  language: ColumnType<Language, Language | undefined, Language>;
  image_version: number | null;
  last_image_version: Generated<number>;
  image_key: string | null;
  image_alt: Generated<string>;
  image_step: number | null;
  version: Generated<number>;
  creation_key: Fixed<string>;
  save_key: string;
  created_at: Fixed<number>;
  updated_at: number;
  saved_by: number | null;
  likes_count: ColumnType<number, never, never>;
}

export interface RecipeIngredientsTable {
  recipe_id: number;
  position: number;
  ingredient_id: number | null;
  /** The recipe that the line stands for; its food is kept beside it. */
  sub_recipe_id: number | null;
  custom_name: string | null;
  custom_key: string | null;
  amount_numerator: number | null;
  amount_denominator: number | null;
  unit: Unit | null;
  complement: string;
  written: Generated<string>;
  text: Generated<string>;
  /** The line as the cook wrote it; "" if it is kept as parts only. */
  words: Generated<string>;
  /** JSON of ParseData. */
  parse: Generated<string>;
  /** The PARSE_RULES that made the parse; 0 before the first. */
  rules: Generated<number>;
  decided_by: Generated<"reader" | "cook">;
  words_by: Generated<"cook" | "parts">;
}

/** The foods of a line besides `recipe_ingredients.ingredient_id`. */
export interface RecipeLineFoodsTable {
  recipe_id: number;
  position: number;
  ingredient_id: number;
  role: FurtherFoodRole;
}

export interface RecipeParagraphsTable {
  recipe_id: number;
  kind: "STEP" | "TIP";
  position: number;
  text: string;
}

export interface TagsTable {
  id: Generated<number>;
  /** The name folded (`tagKey`). */
  key: string;
  name: string;
  is_forbidden: Generated<number>;
  merged_into: Generated<number | null>;
}

export interface RecipeTagsTable {
  recipe_id: number;
  position: number;
  tag_id: number;
}

export interface RecipeRevisionsTable {
  recipe_id: number;
  version: number;
  saved_by: number | null;
  saved_at: number;
  replaced_at: number;
  content: string;
}

/** The photos of a recipe besides its cover, which stands in its row; their places start at 1. */
export interface RecipePhotosTable {
  id: Generated<number>;
  recipe_id: number;
  position: number;
  image_key: string;
  alt: string;
  step: number | null;
}

/** An image that a revision shows, with the newest such version: its file is kept as long. */
export interface RevisionImagesTable {
  id: Generated<number>;
  recipe_id: number;
  version: number;
  image_key: string;
}

export interface RecipeHeadingsTable {
  recipe_id: number;
  kind: "INGREDIENT" | "STEP";
  position: number;
  before: number;
  text: string;
}

export interface RecipeDraftsTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  key: Fixed<string>;
  recipe_id: number | null;
  version: number | null;
  form_key: string;
  creation_key: Generated<string>;
  without_session: Generated<number>;
  title: string;
  updated_at: number;
  form: string | null;
}

export interface PendingImagesTable {
  id: string;
  user_id: number;
  type: Generated<ImageType>;
  created_at: number;
}
