import type { Kysely } from "kysely";
import type { Nutrition } from "#domain/ingredient/nutrition";
import type { UiLocale } from "#domain/language/locales";
import type { Headings, Visibility } from "#domain/recipe/recipe";
import type { RecipeFields } from "#domain/recipe/recipe-fields";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { mayEditRecipe, type Person, pickRights, type Viewer } from "../../policies/permissions";
import { openedBy, recipeExistsFor, visibleTo } from "../../policies/visibility/recipes";
import { type ExpandedLine, expandLines } from "./expand-lines";
import { type LineWithFood, listLines, type RecipeLine } from "./lines";
import { computeRecipeNutrition } from "./nutrition";
import { COVER_SELECTION, listPhotos, type RecipePhoto } from "./photos";
import { RECIPE_SELECTION } from "./recipe-columns";
import { listSubRecipes } from "./sub-recipes";
import { createEmptyTexts, listTexts } from "./texts";

export interface Recipe extends RecipeFields {
  id: number;
  version: number;
  imageVersion: number | null;
  photos: RecipePhoto[];
  createdAt: number;
  updatedAt: number;
  author: { id: number; username: string; imageVersion: number | null };
  ingredients: RecipeLine[];
  steps: string[];
  tips: string[];
  headings: Headings;
}

/** A recipe without its lines, steps and tips, which pages get as somebody reads them. */
export type RecipeDetails = Omit<Recipe, "ingredients" | "steps" | "tips">;

/** `key` is the share link's. */
export async function getRecipe(
  db: Db,
  viewer: Viewer,
  id: number,
  locale: UiLocale,
  key: string | null = null,
): Promise<Recipe> {
  const { recipe } = await getRecipeWithNutrition(db, viewer, id, locale, key);
  return recipe;
}

interface OpenedRecipe {
  recipe: Recipe;
  /** Its lines, with those of the recipes in it that the viewer may see. */
  expanded: ExpandedLine[];
  nutrition: Nutrition;
  isShared: boolean;
  isByKey: boolean;
  /** For who may edit the recipe. */
  forbiddenTags: string[];
}

/** `isShared`: the recipe has a share link; `isByKey`: the viewer sees it only through that. */
export async function getRecipeWithNutrition(
  db: Db,
  viewer: Viewer,
  id: number,
  locale: UiLocale,
  key: string | null = null,
): Promise<OpenedRecipe> {
  const [row] = await selectVisible(db, { viewer: pickRights(viewer), id });
  const opened = row ?? (await findByKey(db, viewer, id, key));
  const [whole] = opened ? await withContent(db, [opened], locale) : [];
  if (whole) {
    const { recipe, lines, isShared, allTags } = whole;
    const subs = await listSubRecipes(db, viewer, lines, locale);
    const expanded = expandLines({ ...recipe, lines }, subs);
    const nutrition = computeRecipeNutrition(expanded);
    const forbiddenTags = allTags.filter((tag) => !recipe.tags.includes(tag));
    const isByKey = row === undefined;
    return { recipe, expanded, nutrition, isShared, isByKey, forbiddenTags };
  }
  throw await buildRefusal(db, viewer, id);
}

export async function getRecipeTitle(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ id: number; title: string; visibility: Visibility }> {
  const row = await db
    .selectFrom("recipes")
    .select(["id", "title", "visibility"])
    .where("id", "=", id)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  if (!row) throw await buildRefusal(db, viewer, id);
  return row;
}

async function buildRefusal(db: Db, viewer: Viewer, id: number): Promise<AppError> {
  const [hidden] = await selectExisting(db, { viewer: pickRights(viewer), id });
  return new AppError(hidden ? "recipe.notAllowedToSee" : "recipe.notFound");
}

export async function getEditableRecipe(
  db: Db,
  viewer: Person,
  id: number,
  locale: UiLocale,
): Promise<Recipe> {
  const [row] = await selectExisting(db, { viewer: pickRights(viewer), id });
  if (!row) throw new AppError("recipe.notFound");
  if (!mayEditRecipe(viewer, row)) throw new AppError("recipe.notAllowedToEdit");
  const [whole] = await withContent(db, [row], locale);
  const { recipe, allTags } = whole as WholeRecipe;
  return { ...recipe, tags: allTags };
}

export async function listRecipesByIds(
  db: Db,
  viewer: Viewer,
  ids: number[],
  locale: UiLocale,
): Promise<Recipe[]> {
  return (await listWhole(db, viewer, ids, locale)).map(({ recipe }) => recipe);
}

/** Like `listRecipesByIds`, with the lines of the recipes in them. */
export async function listExpandedRecipes(
  db: Db,
  viewer: Viewer,
  ids: number[],
  locale: UiLocale,
): Promise<{ recipe: Recipe; expanded: ExpandedLine[] }[]> {
  const recipes = await listWhole(db, viewer, ids, locale);
  const lines = recipes.flatMap((each) => each.lines);
  const subs = await listSubRecipes(db, viewer, lines, locale);
  return recipes.map(({ recipe, lines }) => ({
    recipe,
    expanded: expandLines({ ...recipe, lines }, subs),
  }));
}

async function listWhole(db: Db, viewer: Viewer, ids: number[], locale: UiLocale) {
  const rows = await selectRecipes(db)
    .where("recipes.id", "in", ids)
    .where(visibleTo(viewer))
    .orderBy("recipes.id")
    .execute();
  return withContent(db, rows, locale);
}

export async function getNextVisibility(db: Db, viewer: Person): Promise<Visibility> {
  const { visibility } = await db
    .selectFrom("users")
    .select("next_visibility as visibility")
    .where("id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  return visibility;
}

export async function wasRecipeSavedBy(db: Db, formKey: string): Promise<boolean> {
  const saved = await db
    .selectFrom("recipes")
    .select("id")
    .where("save_key", "=", formKey)
    .executeTakeFirst();
  return saved !== undefined;
}

const selectVisible = compileOnce((db, { viewer, id }: { viewer: Viewer; id: number }) =>
  selectRecipe(db, id).where(visibleTo(viewer)),
);

const selectExisting = compileOnce((db, { viewer, id }: { viewer: Viewer; id: number }) =>
  selectRecipe(db, id).where(recipeExistsFor(viewer)),
);

function selectRecipe(db: Kysely<Database>, id: number) {
  return selectRecipes(db).where("recipes.id", "=", id);
}

function selectRecipes(db: Kysely<Database>) {
  return db
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .leftJoin("share_links", "share_links.recipe_id", "recipes.id")
    .select([
      "recipes.id",
      ...RECIPE_SELECTION,
      "recipes.image_version as imageVersion",
      ...COVER_SELECTION,
      "recipes.version",
      "recipes.created_at as createdAt",
      "recipes.updated_at as updatedAt",
      "recipes.author_id as authorId",
      "users.username as authorName",
      "users.image_version as authorImageVersion",
      "share_links.shared_at as sharedAt",
    ]);
}

async function findByKey(db: Db, viewer: Viewer, id: number, key: string | null) {
  if (!key) return undefined;
  return selectRecipe(db, id).where(openedBy(key, viewer)).executeTakeFirst();
}

type RecipeRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectRecipe>["executeTakeFirst"]>>
>;

interface WholeRecipe {
  recipe: Recipe;
  lines: LineWithFood[];
  isShared: boolean;
  allTags: string[];
}

async function withContent(db: Db, rows: RecipeRow[], locale: UiLocale): Promise<WholeRecipe[]> {
  const ids = rows.map(({ id }) => id);
  const texts = await listTexts(db, ids);
  const lines = await listLines(db, ids, locale);
  const allPhotos = await listPhotos(db, rows);
  return rows.map(({ authorId, authorName, authorImageVersion, sharedAt, ...row }) => {
    const { imageKey: _, imageAlt: __, imageStep: ___, ...recipe } = row;
    const own = lines.get(recipe.id) ?? [];
    const photos = allPhotos.get(recipe.id) ?? [];
    const { allTags, ...shown } = texts.get(recipe.id) ?? createEmptyTexts();
    return {
      recipe: {
        ...recipe,
        author: { id: authorId, username: authorName, imageVersion: authorImageVersion },
        photos: photos.map((photo) => withKnownStep(photo, shown.steps.length)),
        ingredients: own.map(({ food: _, ...line }) => line),
        ...shown,
      },
      lines: own,
      isShared: sharedAt !== null,
      allTags,
    };
  });
}

/** A restored version of an earlier release may have fewer steps. */
function withKnownStep(photo: RecipePhoto, steps: number): RecipePhoto {
  return photo.step === null || photo.step < steps ? photo : { ...photo, step: null };
}
