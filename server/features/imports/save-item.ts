import type { Locale } from "#domain/language/locales";
import type { Visibility } from "#domain/recipe/recipe";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { recipeFormSchema } from "#domain/recipe/recipe-schema";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { notRemoved } from "../../policies/visibility/recipes";
import { saveRecipe } from "../recipes/commands";
import { withReadLines } from "../recipes/read-rows";
import { findDuplicates } from "./duplicates";
import { fitPhotos } from "./fit-photos";
import { fitRecipe } from "./fit-recipe";
import { isWaiting, parseRecipe, settleItem, type WaitingItem } from "./item-rows";
import { type ReadImage, storePhotos } from "./store-photos";
import type { RunTask } from "./throttled-queue";

export interface ImportContext {
  db: Db;
  files: FileStore;
  runTask: RunTask;
}

interface ImportToSave {
  id: number;
  formKey: string;
  locale: Locale;
  visibility: Visibility;
  viewer: Person;
}

export function buildItemKey(formKey: string, position: number): string {
  return `${formKey}.${position}`;
}

/** Decodes the photos outside the queue, because another process does that work. */
export async function saveItem(
  { db, files, runTask }: ImportContext,
  saving: ImportToSave,
  item: WaitingItem,
  readImage: ReadImage,
): Promise<void> {
  const { id, locale, visibility, viewer } = saving;
  const settle = (became: Parameters<typeof settleItem>[3]) =>
    settleItem(db, id, item.position, became);
  const formKey = buildItemKey(saving.formKey, item.position);
  const isOver = async () => {
    const made = await findSavedRecipe(db, viewer, formKey);
    if (made) {
      const lacks = made.image_version === null && hasPhotos(item);
      await settle({ state: "SAVED", recipe_id: made.id, problem: lacks ? "image" : null });
    }
    return made !== undefined || !(await isWaiting(db, id, item.position));
  };
  const understood = await runTask(async () => {
    if (await isOver()) return undefined;
    const became = await fitItem(db, saving, item);
    if ("state" in became) await settle(became);
    return "state" in became ? undefined : became;
  });
  if (!understood) return;
  const { content, doubts, parsed: recipe } = understood;
  const photos = fitPhotos(recipe);
  const { stored, isLacking } = await storePhotos(db, files, viewer, photos, readImage);
  await runTask(async () => {
    if (await isOver()) return;
    const outcome = await saveRecipe(db, viewer, {
      formKey,
      content: { ...content, visibility },
      locale,
      photos: stored,
      remembersVisibility: false,
    });
    const problem = isLacking ? "image" : null;
    await settle(
      outcome.kind === "refused"
        ? { state: "FAILED", problem: "lines" }
        : { state: "SAVED", recipe_id: outcome.id, doubts, problem },
    );
  });
}

async function fitItem(
  db: Db,
  { locale, viewer }: ImportToSave,
  { found, allowsTwin }: WaitingItem,
): Promise<
  | { content: RecipeContent; doubts: number; parsed: ParsedRecipe }
  | { state: "FAILED"; problem: string }
  | { state: "THERE"; recipe_id: number }
> {
  const recipe = parseRecipe(found ?? "null");
  const { values, rows, warningCount } = await fitRecipe(db, recipe, locale);
  const parsed = recipeFormSchema.safeParse(values);
  if (!parsed.success) return { state: "FAILED", problem: toProblem(parsed.error.issues) };
  if (rows.some(({ problem }) => problem)) return { state: "FAILED", problem: "ingredients" };
  const content = withReadLines(parsed.data, rows);
  const [duplicate] = allowsTwin ? [] : await findDuplicates(db, viewer, content);
  if (duplicate) return { state: "THERE", recipe_id: duplicate.id };
  return { content, doubts: warningCount + (recipe.doubts?.length ?? 0), parsed: recipe };
}

function findSavedRecipe(db: Db, viewer: Person, key: string) {
  return db
    .selectFrom("recipes")
    .select(["id", "image_version"])
    .where("author_id", "=", viewer.id)
    .where("creation_key", "=", key)
    .where(notRemoved)
    .executeTakeFirst();
}

function hasPhotos({ found }: WaitingItem): boolean {
  return found !== null && parseRecipe(found).photos.some(({ kind }) => kind === "entry");
}

function toProblem(issues: { path: PropertyKey[] }[]): string {
  const [field] = issues[0]?.path ?? [];
  const known = ["title", "ingredients", "steps", "tips"].find((each) => each === field);
  return known ?? "content";
}
