import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locale } from "#domain/language/locales";
import { insertAccount } from "../../features/accounts/new-account";
import { hashPassword } from "../../features/accounts/password-hash";
import { getSavedId, saveRecipe } from "../../features/recipes/commands";
import type { Db } from "../../platform/db/open";
import { storePendingImage } from "../../platform/images/pending-uploads";
import { newSecret } from "../../platform/secrets";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import cookbooks from "./cookbooks.json";
import cooks from "./cooks.json";
import follows from "./follows.json";
import likes from "./likes.json";
import { readDemoRecipes } from "./recipes";

const PASSWORD = "popote-demo";
const IMAGES = "server/operations/demo/images";
const HOUR_MS = 3_600_000;

export async function loadDemoWorld(
  db: Db,
  files: FileStore,
): Promise<{ email: string; password: string }> {
  const people = await addCooks(db);
  const recipeIds = await addRecipes(db, files, people);
  await addFollows(db, people);
  await addCookbooks(db, people, recipeIds);
  const now = Date.now();
  const liked = likes.map(({ username, title }) => ({
    user_id: getByName(people, username).id,
    recipe_id: getByName(recipeIds, title),
    liked_at: now,
  }));
  await db.insertInto("likes").values(liked).execute();
  return { email: cooks[0]?.email ?? "", password: PASSWORD };
}

type People = Map<string, Person & { locale: Locale }>;

async function addCooks(db: Db): Promise<People> {
  const passwordHash = await hashPassword(PASSWORD);
  const people: People = new Map();
  for (const [index, cook] of cooks.entries()) {
    const role = index === 0 ? "ADMIN" : "USER";
    const locale = cook.locale as Locale;
    const id = await db.transaction().execute((trx) =>
      insertAccount(trx, {
        username: cook.username,
        email: cook.email,
        password_hash: passwordHash,
        locale,
        is_public: cook.isPublic ? 1 : 0,
        auto_accepts_follows: cook.autoAccept ? 1 : 0,
        verified_at: Date.now(),
      }),
    );
    people.set(cook.username, { id, username: cook.username, role, imageVersion: null, locale });
  }
  return people;
}

async function addRecipes(db: Db, files: FileStore, people: People): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { username, image, content } of await readDemoRecipes(db)) {
    const cook = getByName(people, username);
    const bytes = await readFile(path.join(IMAGES, `${image}.webp`));
    const key = await storePendingImage(db, files, cook, "recipes", bytes);
    const outcome = await saveRecipe(db, cook, {
      formKey: newSecret(),
      content,
      locale: cook.locale,
      photos: [{ key, alt: "", step: null }],
    });
    ids.set(content.title, getSavedId(outcome));
  }
  await spreadOverTime(db);
  return ids;
}

async function spreadOverTime(db: Db): Promise<void> {
  const rows = await db.selectFrom("recipes").select("id").orderBy("id").execute();
  for (const [index, { id }] of rows.entries()) {
    const hoursAgo = ((index * 11) % rows.length) * 31 + 5;
    const time = Date.now() - hoursAgo * HOUR_MS;
    await db
      .updateTable("recipes")
      .set({ updated_at: time, created_at: time } as never)
      .where("id", "=", id)
      .execute();
  }
}

async function addFollows(db: Db, people: People): Promise<void> {
  const now = Date.now();
  const rows = follows.map(({ follower, followed, accepted }) => ({
    follower_id: getByName(people, follower).id,
    followed_id: getByName(people, followed).id,
    requested_at: now,
    accepted_at: accepted ? now : null,
  }));
  await db.insertInto("follows").values(rows).execute();
}

async function addCookbooks(db: Db, people: People, recipeIds: Map<string, number>): Promise<void> {
  const now = Date.now();
  for (const { name, description, owner, members, recipes } of cookbooks) {
    const { id } = await db
      .insertInto("cookbooks")
      .values({ name, description, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const all = [{ username: owner, administrator: true }, ...members];
    await db
      .insertInto("cookbook_members")
      .values(
        all.map(({ username, administrator }) => ({
          cookbook_id: id,
          user_id: getByName(people, username).id,
          is_administrator: administrator ? 1 : 0,
          joined_at: now,
        })),
      )
      .execute();
    await db
      .insertInto("cookbook_recipes")
      .values(
        recipes.map((title) => ({
          cookbook_id: id,
          recipe_id: getByName(recipeIds, title),
          added_by: getByName(people, owner).id,
          added_at: now,
        })),
      )
      .execute();
  }
}

function getByName<Value>(values: Map<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demo world speaks of “${name}”, which it lacks`);
  return value;
}
