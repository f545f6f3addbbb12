import type { Readable } from "node:stream";
import type { ImageFolder } from "#domain/image/image";
import type { Locale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { findCurrentImage } from "../../platform/images/current-image";
import { imageKey } from "../../platform/images/image-keys";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { notRemoved } from "../../policies/visibility/recipes";
import { getAccount } from "../accounts/queries";
import { listRecipesByIds, type Recipe } from "../recipes/queries";
import { buildRecipeJsonLd } from "./recipe-json-ld";
import { buildHeadedIngredients } from "./recipe-node";
import { openZip, type Zip } from "./zip-writer";

/** Recipes read at once; ten of the longest take about 30 ms. */
const BATCH = 10;

export async function exportAccount(
  db: Db,
  files: FileStore,
  viewer: Person,
  locale: Locale,
): Promise<Readable> {
  await consumeAttempt(db, [`export ${viewer.id}`]);
  const zip = openZip();
  const { passwordHash: _, ...profile } = await getAccount(db, viewer.id);
  zip.addJson("profile.json", async () => profile);
  zip.addList("cookbooks.json", () => listCookbooks(db, viewer));
  zip.addList("likes.json", () => listLikes(db, viewer));
  zip.addList("drafts.json", () => listDraftForms(db, viewer), parseForm);
  zip.addList("share-links.json", () => listShareLinks(db, viewer));
  zip.addList("cookbook-links.json", () => listCookbookLinks(db, viewer));
  zip.addJson("logins.json", () => listLogins(db, viewer));
  zip.addList("follows.json", () => listFollows(db, viewer));
  const image = await findCurrentImage(db, "users", viewer.id);
  await addImage(zip, files, "users", image?.imageKey ?? null, "image.webp");
  const recipes = await db
    .selectFrom("recipes")
    .select(["id", "image_key as imageKey"])
    .where("author_id", "=", viewer.id)
    .where(notRemoved)
    .orderBy("id")
    .execute();
  const saved = await listSavedRecipes(db, viewer);
  const recipeAt = readInBatches(recipes, (ids) => listRecipesByIds(db, viewer, ids, locale));
  for (const [place, { id, imageKey }] of recipes.entries()) {
    zip.addJson(`recipes/${id}.json`, () => recipeAt(place));
    zip.addJson(`recipes/${id}.jsonld`, async () => {
      const recipe = await recipeAt(place);
      return { ...buildRecipeJsonLd(recipe, locale), ...buildHeadedIngredients(recipe, locale) };
    });
    if (saved.has(id))
      zip.addList(`recipes/${id}.history.json`, () => listRevisions(db, id), parseContent);
    await addImage(zip, files, "recipes", imageKey, `recipes/${id}.webp`);
  }
  return zip.end();
}

/** Relies on in-order access to read each batch once. Throws recipe.notFound. */
function readInBatches(
  all: { id: number }[],
  read: (ids: number[]) => Promise<Recipe[]>,
): (place: number) => Promise<Recipe> {
  let first: number | undefined;
  let batch: Promise<Recipe[]> = Promise.resolve([]);
  return async (place) => {
    const begin = place - (place % BATCH);
    if (begin !== first) {
      first = begin;
      batch = read(all.slice(begin, begin + BATCH).map(({ id }) => id));
    }
    const recipe = (await batch).find(({ id }) => id === all[place]?.id);
    if (!recipe) throw new AppError("recipe.notFound");
    return recipe;
  };
}

async function addImage(
  zip: Zip,
  files: FileStore,
  folder: ImageFolder,
  image: string | null,
  name: string,
): Promise<void> {
  if (image === null) return;
  const key = imageKey(folder, image);
  if (!(await files.peek(key, 1))) return;
  zip.addFile(name, false, async () => [(await files.get(key)) ?? ""]);
}

function listCookbooks(db: Db, viewer: Person) {
  return db
    .selectFrom("cookbook_members")
    .innerJoin("cookbooks", "cookbooks.id", "cookbook_members.cookbook_id")
    .select([
      "cookbooks.id",
      "cookbooks.name",
      "cookbooks.description",
      "cookbook_members.is_administrator as isAdministrator",
      "cookbook_members.joined_at as joinedAt",
    ])
    .where("cookbook_members.user_id", "=", viewer.id)
    .orderBy("cookbooks.id")
    .execute();
}

function listLikes(db: Db, viewer: Person) {
  return db
    .selectFrom("likes")
    .select(["recipe_id as recipe", "liked_at as likedAt"])
    .where("user_id", "=", viewer.id)
    .orderBy("recipe_id")
    .execute();
}

async function listSavedRecipes(db: Db, viewer: Person): Promise<Set<number>> {
  const rows = await db
    .selectFrom("recipe_revisions")
    .innerJoin("recipes", "recipes.id", "recipe_revisions.recipe_id")
    .select("recipes.id")
    .distinct()
    .where("recipes.author_id", "=", viewer.id)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function listRevisions(db: Db, recipeId: number) {
  return db
    .selectFrom("recipe_revisions")
    .leftJoin("users", "users.id", "recipe_revisions.saved_by")
    .select(["version", "username as savedBy", "saved_at as savedAt", "content"])
    .where("recipe_id", "=", recipeId)
    .orderBy("version")
    .execute();
}

function parseContent(revision: { content: string }) {
  return { ...revision, content: JSON.parse(revision.content) };
}

function listDraftForms(db: Db, viewer: Person) {
  return db
    .selectFrom("recipe_drafts")
    .select(["recipe_id as recipe", "title", "updated_at as updatedAt", "form"])
    .where("user_id", "=", viewer.id)
    .where("form", "is not", null)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

function parseForm({ form, ...draft }: { form: string | null }) {
  return { ...draft, form: JSON.parse(form ?? "[]") };
}

async function listLogins(db: Db, viewer: Person) {
  const sessions = await db
    .selectFrom("sessions")
    .select(["user_agent as userAgent", "created_at as createdAt", "seen_at as seenAt"])
    .where("user_id", "=", viewer.id)
    .orderBy("created_at")
    .orderBy("token_hash")
    .execute();
  const devices = await db
    .selectFrom("known_devices")
    .select(["created_at as createdAt", "seen_at as seenAt"])
    .where("user_id", "=", viewer.id)
    .orderBy("created_at")
    .orderBy("token_hash")
    .execute();
  return { sessions, devices };
}

function listShareLinks(db: Db, viewer: Person) {
  return db
    .selectFrom("share_links")
    .innerJoin("recipes", "recipes.id", "share_links.recipe_id")
    .select([
      "share_links.recipe_id as recipe",
      "share_links.secret as key",
      "share_links.shared_at as sharedAt",
    ])
    .where("recipes.author_id", "=", viewer.id)
    .where(notRemoved)
    .orderBy("share_links.recipe_id")
    .execute();
}

function listCookbookLinks(db: Db, viewer: Person) {
  return db
    .selectFrom("cookbook_links")
    .select(["cookbook_id as cookbook", "secret as key", "shared_at as sharedAt"])
    .where("shared_by", "=", viewer.id)
    .orderBy("cookbook_id")
    .execute();
}

function listFollows(db: Db, viewer: Person) {
  return db
    .selectFrom("follows")
    .innerJoin("users as follower", "follower.id", "follows.follower_id")
    .innerJoin("users as followed", "followed.id", "follows.followed_id")
    .select([
      "follower.username as follower",
      "followed.username as followed",
      "follows.requested_at as requestedAt",
      "follows.accepted_at as acceptedAt",
    ])
    .where((eb) =>
      eb.or([eb("follows.follower_id", "=", viewer.id), eb("follows.followed_id", "=", viewer.id)]),
    )
    .where("follower.id", "not in", hiddenFrom(viewer))
    .where("followed.id", "not in", hiddenFrom(viewer))
    .orderBy("follows.follower_id")
    .orderBy("follows.followed_id")
    .execute();
}
