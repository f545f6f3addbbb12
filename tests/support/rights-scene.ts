import type { Updateable } from "kysely";
import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import { keepFoods } from "#server/features/at-hand/commands";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { addToPlan } from "#server/features/plan/commands";
import { addTypedLines } from "#server/features/shopping/commands";
import type { Db } from "#server/platform/db/open";
import type { Database } from "#server/platform/db/tables";
import { newSecret } from "#server/platform/secrets";
import type { Person } from "#server/policies/permissions";
import { CAST, type CastName, type Who } from "./cast";
import type { Client } from "./client";
import { addMember, makeCookbook, shareCookbookByLink } from "./cookbooks";
import { shareHouseholdByLink } from "./household-links";
import { giveImage } from "./images";
import { addPerson, signedIn } from "./people";
import { rewriteRecipe, shareByLink, writeRecipe } from "./recipes";
import type { TestServer } from "./server";

/** The cast, and Kim, who administers Alice's cookbook with her. */
export type Member = Who | "kim";
export const MEMBERS: Member[] = ["nobody", "charlie", "bob", "dana", "kim", "alice", "ada"];
type Signed = Exclude<Member, "nobody">;

/**
 * Other users by their relation to each of the cast: Erin follows them, they asked to follow Finn,
 * they follow Gina, Hugo asked Alice, Ines follows Alice. Unrelated: Rosa is an ADMIN, Sven is
 * suspended, Uma has not confirmed her address, Vera may be deleted.
 */
const OTHERS = ["erin", "finn", "gina", "hugo", "ines", "rosa", "sven", "uma", "vera"] as const;
type Other = (typeof OTHERS)[number];

export interface Household {
  server: TestServer;
  people: Record<Signed | Other, Person>;
  clients: Record<Member, Client>;
}

export interface Scene {
  recipes: Record<Visibility, number>;
  /** In the cookbook, saved twice; everybody liked them before she set their visibility. */
  liked: Record<Visibility, number>;
  /** Keys of the secret URLs of `recipes`; the PUBLIC one got its key before it was public. */
  keys: Record<Visibility, string>;
  /** Charlie's, in no cookbook. */
  charlies: Record<Visibility, number>;
  /** Dana's, in the cookbook: one added by her, one by Kim. */
  byDana: number;
  byKim: number;
  /** Alice and Kim administer it, Dana is a member. */
  cookbook: number;
  /** Kim alone administers it, Alice and Dana are members. */
  kimsCookbook: number;
  kimsKey: string;
  /** On the shopping list of `cookbook`. */
  entry: number;
  /** At hand in `cookbook`. */
  kept: number;
  /** In the plan of `cookbook`. */
  planned: number;
  /** Of the list and the plan of `cookbook`, shared by Kim. */
  listKey: string;
  planKey: string;
}

export async function openHousehold(server: TestServer): Promise<Household> {
  const { db } = server;
  const people = { ...CAST } as Household["people"];
  for (const name of ["kim", ...OTHERS] as const) people[name] = await addPerson(db, name);
  const clients = { nobody: await server.as("nobody") } as Household["clients"];
  for (const name of MEMBERS)
    if (name !== "nobody") clients[name] = await signedIn(server, people[name]);
  return { server, people, clients };
}

/** Alice's account is not public. */
export async function setScene({ server, people }: Household): Promise<Scene> {
  const { db } = server;
  for (const table of ["cookbooks", "recipes", "follows"] as const)
    await db.deleteFrom(table).execute();
  const image = { image_version: 1, last_image_version: 1 };
  await db
    .updateTable("users")
    .set({ ...image, is_public: 0 })
    .where("id", "=", people.alice.id)
    .execute();
  await setAccounts(db, people);
  await setFollows(db, people);
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  await addMember(db, cookbook, people.kim, 1);
  const kimsCookbook = await makeCookbook(db, people.kim, { members: ["alice", "dana"] });
  const recipes = await writeOneOfEach(db, "alice");
  const scene = {
    recipes,
    keys: await shareEach(db, recipes),
    liked: await writeOneOfEach(db, "alice"),
    charlies: await writeOneOfEach(db, "charlie"),
    byDana: await writeRecipe(db, "dana", { visibility: "PUBLIC" }),
    byKim: await writeRecipe(db, "dana", { visibility: "PUBLIC" }),
    cookbook,
    kimsCookbook,
    kimsKey: await shareCookbookByLink(db, people.kim, kimsCookbook),
    entry: await putOnList(db, people.alice, cookbook),
    kept: await putToHand(db, people.alice, cookbook),
    planned: await putIntoPlan(db, people.alice, cookbook),
    listKey: await shareHouseholdByLink(db, people.kim, "LIST", cookbook),
    planKey: await shareHouseholdByLink(db, people.kim, "PLAN", cookbook),
  };
  for (const visibility of VISIBILITIES)
    await rewriteRecipe(db, "alice", scene.liked[visibility], { title: "Leek pie", visibility });
  for (const id of [...Object.values(scene.recipes), ...Object.values(scene.liked)])
    await addRecipeToCookbook(db, people.alice, cookbook, id);
  await likeAll(db, people, Object.values(scene.liked));
  await addRecipeToCookbook(db, people.dana, cookbook, scene.byDana);
  await addRecipeToCookbook(db, people.kim, cookbook, scene.byKim);
  await db.updateTable("recipes").set(image).execute();
  await db.updateTable("cookbooks").set(image).execute();
  for (const id of Object.values(scene.recipes)) await giveImage(server, "recipes", id);
  await giveImage(server, "cookbooks", cookbook);
  return scene;
}

async function putOnList(db: Db, who: Person, cookbook: number): Promise<number> {
  const form = { cookbook, formKey: newSecret(), locale: "en" as const };
  await addTypedLines(db, who, form, ["2 lemons"]);
  const { id } = await db
    .selectFrom("shopping_entries")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}

async function putToHand(db: Db, who: Person, cookbook: number): Promise<number> {
  await keepFoods(db, who, { cookbook, locale: "en", isStaple: false }, ["lemons"]);
  const { id } = await db
    .selectFrom("foods_at_hand")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}

async function putIntoPlan(db: Db, who: Person, cookbook: number): Promise<number> {
  const form = { cookbook, formKey: newSecret() };
  const place = { day: "2026-11-28", meal: "" };
  await addToPlan(db, who, form, { ...place, recipe: null, words: "Pizza" });
  const { id } = await db
    .selectFrom("plan_entries")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}

async function setAccounts(db: Db, people: Household["people"]): Promise<void> {
  const { ines, rosa, sven, uma, vera } = people;
  const set = (person: Person, values: Updateable<Database["users"]>) =>
    db.updateTable("users").set(values).where("id", "=", person.id).execute();
  await set(ines, { role: "USER", suspended_at: null });
  await set(rosa, { role: "ADMIN" });
  await set(sven, { suspended_at: 1 });
  await set(uma, { verified_at: null });
  const there = db.selectFrom("users").select("id").where("id", "=", vera.id);
  if (!(await there.executeTakeFirst())) people.vera = await addPerson(db, "vera");
}

async function setFollows(db: Db, people: Household["people"]): Promise<void> {
  const follow = (follower: Person, followed: Person, accepted_at: number | null) => ({
    follower_id: follower.id,
    followed_id: followed.id,
    requested_at: 1,
    accepted_at,
  });
  const { erin, finn, gina, hugo, ines, kim, alice, bob } = people;
  const rows = [...Object.values(CAST), kim].flatMap((each) => [
    follow(erin, each, 1),
    follow(each, finn, null),
    follow(each, gina, 1),
  ]);
  rows.push(follow(bob, alice, 1), follow(hugo, alice, null), follow(ines, alice, 1));
  await db.insertInto("follows").values(rows).execute();
}

async function likeAll(db: Db, people: Household["people"], recipes: number[]): Promise<void> {
  const rows = [...Object.values(CAST), people.kim].flatMap(({ id }) =>
    recipes.map((recipe) => ({ user_id: id, recipe_id: recipe, liked_at: 1 })),
  );
  await db.insertInto("likes").values(rows).execute();
}

async function shareEach(
  db: Db,
  recipes: Record<Visibility, number>,
): Promise<Record<Visibility, string>> {
  const setVisibility = (visibility: Visibility) =>
    db.updateTable("recipes").set({ visibility }).where("id", "=", recipes.PUBLIC).execute();
  await setVisibility("PRIVATE");
  const keys = {} as Record<Visibility, string>;
  for (const visibility of VISIBILITIES)
    keys[visibility] = await shareByLink(db, "alice", recipes[visibility]);
  await setVisibility("PUBLIC");
  return keys;
}

async function writeOneOfEach(db: Db, author: CastName): Promise<Record<Visibility, number>> {
  const ids = {} as Record<Visibility, number>;
  for (const visibility of VISIBILITIES)
    ids[visibility] = await writeRecipe(db, author, { visibility });
  return ids;
}
