import type { Locale } from "~/model/locales";
import { recipeSchema } from "~/model/recipe-schema";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { keepPendingImage } from "../images/pending";
import type { Person } from "../permissions";
import { type PictureChange, saveRecipe } from "../recipes/commands";
import { fitRecipe } from "./fitting";
import type { FoundPicture } from "./found";
import { readFound, settleItem, type WaitingItem } from "./items";
import { findTwins } from "./twins";

/** An import that is being saved, for the person who asked for it. */
export interface Saving {
  id: number;
  formKey: string;
  locale: Locale;
  viewer: Person;
}

/** Gives the bytes of a picture in the file; undefined where it is not there. */
export type ReadPicture = (entry: string) => Promise<Buffer | undefined>;

/** The key under which an item becomes one recipe, however often it is saved. */
export function itemKey(formKey: string, position: number): string {
  return `${formKey}.${position}`;
}

/**
 * Saves a recipe of an import as a new one that is PRIVATE, unless there is a twin that was not asked
 * about yet; notes what became of it.
 */
export async function saveItem(
  db: Db,
  dataDir: string,
  { id, formKey, locale, viewer }: Saving,
  { position, found, allowsTwin }: WaitingItem,
  readPicture: ReadPicture,
): Promise<void> {
  // Saved before the power went, and not noted yet.
  const made = await findMade(db, viewer, itemKey(formKey, position));
  if (made) return settleItem(db, id, position, { state: "SAVED", recipe_id: made });
  const settle = (became: Parameters<typeof settleItem>[3]) => settleItem(db, id, position, became);
  const recipe = readFound(found ?? "null");
  const { values, doubts } = await fitRecipe(db, recipe, locale);
  // What is left empty in a form is not sent on to its schema.
  const parsed = recipeSchema.safeParse({ ...values, category: values.category || undefined });
  if (!parsed.success) return settle({ state: "FAILED", problem: problemOf(parsed.error.issues) });
  const content = parsed.data;
  const [twin] = allowsTwin ? [] : await findTwins(db, viewer, { source: "", ...content });
  if (twin) return settle({ state: "THERE", recipe_id: twin.id });
  const picture = await takePicture(db, dataDir, viewer, recipe.picture, readPicture);
  const outcome = await saveRecipe(db, dataDir, viewer, {
    formKey: itemKey(formKey, position),
    content,
    locale,
    picture: picture ?? { kind: "keep" },
    remembersVisibility: false,
  });
  if (outcome.kind === "refused") return settle({ state: "FAILED", problem: "lines" });
  const problem = picture ? null : "picture";
  return settle({ state: "SAVED", recipe_id: outcome.id, doubts, problem });
}

async function findMade(db: Db, viewer: Person, key: string): Promise<number | undefined> {
  const made = await db
    .selectFrom("recipes")
    .select("id")
    .where("author_id", "=", viewer.id)
    .where("creation_key", "=", key)
    .executeTakeFirst();
  return made?.id;
}

/** Undefined where there is one that cannot be used. Addresses in a file are not followed. */
async function takePicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  picture: FoundPicture | null,
  readPicture: ReadPicture,
): Promise<PictureChange | undefined> {
  if (picture?.kind !== "entry") return { kind: "keep" };
  const bytes = await readPicture(picture.name).catch(() => undefined);
  if (!bytes) return undefined;
  try {
    return { kind: "pending", id: await keepPendingImage(db, dataDir, viewer, bytes) };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** What of a recipe is out of its bounds. */
function problemOf(issues: { path: PropertyKey[] }[]): string {
  const [field] = issues[0]?.path ?? [];
  const known = ["title", "ingredients", "steps", "tips"].find((each) => each === field);
  return known ?? "content";
}
