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
import { notRemoved, visibleTo } from "../../policies/visibility/recipes";
import { getAccount } from "../accounts/queries";
import { listRecipesByIds, type Recipe } from "../recipes/queries";
import { listCookbookLinks, listHouseholdLinks, listShareLinks } from "./account-links";
import { listAtHand, listPlan, listShopping } from "./household-lists";
import { listFormerKeys, listPhotoKeys, namePhotoFile } from "./photo-files";
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
  zip.addList("shopping.json", () => listShopping(db, viewer));
  zip.addList("at-hand.json", () => listAtHand(db, viewer));
  zip.addList("plan.json", () => listPlan(db, viewer));
  zip.addList("drafts.json", () => listDraftForms(db, viewer), parseForm);
  zip.addList("share-links.json", () => listShareLinks(db, viewer));
  zip.addList("cookbook-links.json", () => listCookbookLinks(db, viewer));
  zip.addList("household-links.json", () => listHouseholdLinks(db, viewer));
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
  const photoKeys = await listPhotoKeys(db, recipes);
  const formerKeys = await listFormerKeys(db, recipes);
  const saved = await listSavedRecipes(db, viewer);
  const titles = await listSubRecipeTitles(db, viewer);
  const recipeAt = readInBatches(recipes, (ids) => listRecipesByIds(db, viewer, ids, locale));
  for (const [place, { id }] of recipes.entries()) {
    const namePhoto = (at: number) => namePhotoFile(String(id), at);
    zip.addJson(`recipes/${id}.json`, async () => {
      const recipe = await recipeAt(place);
      const photos = recipe.photos.map(({ alt, step }, at) => ({ file: namePhoto(at), alt, step }));
      const ingredients = recipe.ingredients.map((line) => {
        const subRecipe = titles.get(line.subRecipeId ?? 0);
        return subRecipe === undefined ? line : { ...line, subRecipe };
      });
      return { ...recipe, ingredients, photos };
    });
    zip.addJson(`recipes/${id}.jsonld`, async () => {
      const recipe = await recipeAt(place);
      const node = buildRecipeJsonLd(recipe, locale, undefined, (_, at) => namePhoto(at));
      return { ...node, ...buildHeadedIngredients(recipe, locale) };
    });
    if (saved.has(id)) {
      zip.addList(`recipes/${id}.history.json`, () => listRevisions(db, id), parseContent);
      // The history names its photos by their keys.
      for (const key of formerKeys.get(id) ?? [])
        await addImage(zip, files, "recipes", key, `recipes/${id}.history/${key}.webp`);
    }
    for (const [at, key] of (photoKeys.get(id) ?? []).entries())
      await addImage(zip, files, "recipes", key, `recipes/${namePhoto(at)}`);
  }
  return zip.end();
}

/** Of the recipes that lines of the viewer's stand for, and that they may see, by id. */
async function listSubRecipeTitles(db: Db, viewer: Person): Promise<Map<number, string>> {
  const used = db
    .selectFrom("recipe_ingredients as line")
    .innerJoin("recipes as own", "own.id", "line.recipe_id")
    .select("line.sub_recipe_id")
    .where("own.author_id", "=", viewer.id)
    .where("line.sub_recipe_id", "is not", null);
  const rows = await db
    .selectFrom("recipes")
    .select(["id", "title"])
    .where("id", "in", used)
    .where(visibleTo(viewer))
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
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
