import type { Generated } from "kysely";
import type { UndoableKind } from "#domain/recipe/recipe-acts";
import type { Fixed } from "./account-tables";

export interface ActTables {
  undos: UndosTable;
  removed_recipes: RemovedRecipesTable;
  unindexed_recipes: UnindexedRecipesTable;
}

interface UndosTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  kind: Fixed<UndoableKind>;
  /** JSON of what was before. */
  before: Fixed<string>;
  created_at: Fixed<number>;
}

interface RemovedRecipesTable {
  recipe_id: Fixed<number>;
  removed_at: Fixed<number>;
}

interface UnindexedRecipesTable {
  recipe_id: Fixed<number>;
}
