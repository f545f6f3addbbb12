import type { Kysely } from "kysely";
import type { RecipeCard } from "#domain/recipe/recipe";
import { compileOnce } from "../../platform/db/compile-once";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { pickRights, type Viewer } from "../../policies/permissions";
import { listedFor } from "../../policies/visibility/recipes";
import type { Recipe } from "./queries";
import { CARD_COLUMNS, toRecipeCard } from "./recipe-card";

const MAX_OF_AUTHOR = 3;
const MAX_ALIKE = 6;
/** Bounds the search for similar recipes: foods, and newest lines per food. */
const MAX_FOODS = 8;
const MAX_LINES = 100;
const MIN_SHARED = 2;

type SourceRecipe = Pick<Recipe, "id" | "author" | "category" | "ingredients">;

export async function listMoreOfAuthor(
  db: Db,
  viewer: Viewer,
  { id, author }: SourceRecipe,
): Promise<RecipeCard[]> {
  const rows = await selectOthers(db, { viewer: pickRights(viewer), id, authorId: author.id });
  return rows.map(toRecipeCard);
}

interface AuthorQuery {
  viewer: Viewer;
  id: number;
  authorId: number;
}

const selectOthers = compileOnce((db, { viewer, id, authorId }: AuthorQuery) =>
  db
    .selectFrom("recipes")
    .select(CARD_COLUMNS)
    .where("recipes.author_id", "=", authorId)
    .where("recipes.id", "!=", id)
    .where(listedFor(viewer))
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .limit(MAX_OF_AUTHOR),
);

export async function listSimilar(
  db: Db,
  viewer: Viewer,
  recipe: SourceRecipe,
): Promise<RecipeCard[]> {
  const { author, category } = recipe;
  const foods = listMainFoods(recipe);
  if (category === null || foods.length < MIN_SHARED) return [];
  const given = { viewer: pickRights(viewer), foods, category, authorId: author.id };
  return (await selectSimilar(db, given)).map(toRecipeCard);
}

interface SimilarQuery {
  viewer: Viewer;
  foods: number[];
  category: NonNullable<SourceRecipe["category"]>;
  authorId: number;
}

const selectSimilar = compileOnce((db, { viewer, foods, category, authorId }: SimilarQuery) =>
  db
    .selectFrom(selectSharedFoods(db, foods).as("sharing"))
    .innerJoin("recipes", "recipes.id", "sharing.recipe_id")
    .select(CARD_COLUMNS)
    .where("recipes.visibility", "=", literal("PUBLIC"))
    .where("recipes.category", "=", category)
    .where("recipes.author_id", "!=", authorId)
    .where(listedFor(viewer))
    .orderBy("sharing.foods", "desc")
    .orderBy("sharing.recipe_id", "desc")
    .limit(MAX_ALIKE),
);

/** Drops the last foods of a long list: cooks write the main ones first, salt last. */
function listMainFoods({ ingredients }: SourceRecipe): number[] {
  const foods = new Set(ingredients.flatMap(({ ingredientId }) => ingredientId ?? []));
  return [...foods].slice(0, MAX_FOODS);
}

function selectSharedFoods(db: Kysely<Database>, [first = 0, ...others]: number[]) {
  const selectLines = (food: number) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom("recipe_ingredients")
          .select(["recipe_id", "ingredient_id"])
          .where("ingredient_id", "=", food)
          .orderBy("recipe_id", "desc")
          .limit(MAX_LINES)
          .as("newest"),
      )
      .selectAll();
  const lines = others.reduce((all, food) => all.unionAll(selectLines(food)), selectLines(first));
  return db
    .selectFrom(lines.as("line"))
    .select((eb) => ["recipe_id", eb.fn.count("ingredient_id").distinct().as("foods")])
    .groupBy("recipe_id")
    .having((eb) => eb.fn.count("ingredient_id").distinct(), ">=", MIN_SHARED)
    .orderBy("foods", "desc")
    .orderBy("recipe_id", "desc")
    .limit(MAX_LINES);
}
