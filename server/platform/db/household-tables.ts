import type { Generated } from "kysely";
import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import type { Language } from "#domain/language/languages";
import type { Fixed } from "./account-tables";

export interface HouseholdTables {
  households: HouseholdsTable;
  shopping_entries: ShoppingEntriesTable;
  shopping_aisles: ShoppingAislesTable;
  plan_entries: PlanEntriesTable;
  foods_at_hand: FoodsAtHandTable;
  household_links: HouseholdLinksTable;
}

/** A user, or the members of a cookbook. */
interface HouseholdsTable {
  id: Generated<number>;
  user_id: Fixed<number | null>;
  cookbook_id: Fixed<number | null>;
  /** Counts the changes. */
  version: Generated<number>;
}

interface ShoppingEntriesTable {
  id: Generated<number>;
  household_id: Fixed<number>;
  creation_key: Fixed<string>;
  words: Fixed<string>;
  /** JSON of ParseData. */
  parse: Fixed<string>;
  language: Fixed<Language>;
  /** How often the words are wanted. */
  numerator: Fixed<number>;
  denominator: Fixed<number>;
  ingredient_id: number | null;
  /** What the cook calls the food. */
  food_name: Fixed<string>;
  recipe_id: Fixed<number | null>;
  added_by: Fixed<number | null>;
  added_at: Fixed<number>;
  ticked_at: number | null;
  /** When it was last ticked or unticked. */
  pressed_at: number | null;
  removed_at: number | null;
}

interface ShoppingAislesTable {
  household_id: Fixed<number>;
  aisle: Fixed<IngredientCategory>;
  /** "" for the category's. */
  name: Generated<string>;
  /** In thousandths of a walk through the shop. */
  place: number;
}

interface PlanEntriesTable {
  id: Generated<number>;
  household_id: Fixed<number>;
  creation_key: Fixed<string>;
  /** "2026-11-28" */
  day: string;
  /** "Dinner", or "". */
  meal: string;
  recipe_id: Fixed<number | null>;
  servings: number | null;
  /** "" for a recipe. */
  words: Fixed<string>;
  added_by: Fixed<number | null>;
  added_at: Fixed<number>;
  removed_at: number | null;
}

interface FoodsAtHandTable {
  id: Generated<number>;
  household_id: Fixed<number>;
  /** By which a household has each food once; that of a food which left the catalogue stays. */
  food_key: string;
  ingredient_id: number | null;
  name: Fixed<string>;
  /** 1: it is always there. */
  is_staple: number;
}

/** Secret addresses. */
interface HouseholdLinksTable {
  secret: Fixed<string>;
  kind: Fixed<"LIST" | "PLAN">;
  shared_by: Fixed<number>;
  /** Null for one's own list or plan. */
  cookbook_id: Fixed<number | null>;
  shared_at: Fixed<number>;
}
