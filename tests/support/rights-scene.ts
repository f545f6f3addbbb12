import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createCookbook } from "#server/cookbooks/commands";
import { addRecipe } from "#server/cookbooks/recipes";
import type { Db } from "#server/db/open";
import { imageFile, imageName } from "#server/images/files";
import type { Person } from "#server/permissions";
import { newSecret } from "#server/secrets";
import { VISIBILITIES, type Visibility } from "~/model/recipe";
import { CAST, type CastName, type Who } from "./cast";
import type { Client } from "./client";
import { addPerson, signedIn } from "./people";
import { writeRecipe } from "./recipes";
import type { TestServer } from "./server";

/** The cast, and Kim, who administers Alice's cookbook with her. */
export type Member = Who | "kim";
export const MEMBERS: Member[] = ["nobody", "charlie", "bob", "dana", "kim", "alice", "ada"];
type Signed = Exclude<Member, "nobody">;

/**
 * Others, by how they stand to each of the cast: Erin follows them, Finn was asked by them, Gina is
 * followed by them, Hugo asked Alice, Ines follows Alice.
 */
const OTHERS = ["erin", "finn", "gina", "hugo", "ines"] as const;
type Other = (typeof OTHERS)[number];

export interface Household {
  server: TestServer;
  people: Record<Signed | Other, Person>;
  clients: Record<Member, Client>;
}

/** What stands when somebody tries something; all ids. */
export interface Scene {
  /** Alice's, in the cookbook, with pictures. */
  recipes: Record<Visibility, number>;
  /** Alice's as well, in the cookbook; everybody liked them before she chose who sees them. */
  liked: Record<Visibility, number>;
  /** Charlie's, in no cookbook. */
  charlies: Record<Visibility, number>;
  /** Dana's, in the cookbook: one that she added, one that Kim added. */
  byDana: number;
  byKim: number;
  /** Alice and Kim administer it, Dana is a member. */
  cookbook: number;
  /** Kim alone administers it, Alice and Dana are members. */
  kimsCookbook: number;
}

/** Adds the others to a server's cast and signs everybody in. */
export async function openHousehold(server: TestServer): Promise<Household> {
  const { db } = server;
  const people = { ...CAST } as Household["people"];
  for (const name of ["kim", ...OTHERS] as const) people[name] = await addPerson(db, name);
  const clients = { nobody: await server.as("nobody") } as Household["clients"];
  for (const name of MEMBERS)
    if (name !== "nobody") clients[name] = await signedIn(server, people[name]);
  return { server, people, clients };
}

/** Sets everything anew, whatever was done before. Alice's account is not public. */
export async function setScene({ server, people }: Household): Promise<Scene> {
  const { db } = server;
  for (const table of ["cookbooks", "recipes", "follows"] as const)
    await db.deleteFrom(table).execute();
  const picture = { image_version: 1, last_image_version: 1 };
  await db
    .updateTable("users")
    .set({ ...picture, is_public: 0 })
    .where("id", "=", people.alice.id)
    .execute();
  await setFollows(db, people);
  const cookbook = await makeCookbook(db, people.alice);
  const kimsCookbook = await makeCookbook(db, people.kim);
  await join(db, cookbook, people.kim, 1);
  await join(db, cookbook, people.dana, 0);
  await join(db, kimsCookbook, people.alice, 0);
  await join(db, kimsCookbook, people.dana, 0);
  const scene = {
    recipes: await writeOneOfEach(db, "alice"),
    liked: await writeOneOfEach(db, "alice"),
    charlies: await writeOneOfEach(db, "charlie"),
    byDana: await writeRecipe(db, "dana", { visibility: "PUBLIC" }),
    byKim: await writeRecipe(db, "dana", { visibility: "PUBLIC" }),
    cookbook,
    kimsCookbook,
  };
  for (const id of [...Object.values(scene.recipes), ...Object.values(scene.liked)])
    await addRecipe(db, people.alice, cookbook, id);
  await likeAll(db, people, Object.values(scene.liked));
  await addRecipe(db, people.dana, cookbook, scene.byDana);
  await addRecipe(db, people.kim, cookbook, scene.byKim);
  await db.updateTable("recipes").set(picture).execute();
  await db.updateTable("cookbooks").set(picture).execute();
  hangPictures(server, scene);
  return scene;
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

async function writeOneOfEach(db: Db, author: CastName): Promise<Record<Visibility, number>> {
  const ids = {} as Record<Visibility, number>;
  for (const visibility of VISIBILITIES)
    ids[visibility] = await writeRecipe(db, author, { visibility });
  return ids;
}

async function makeCookbook(db: Db, creator: Person): Promise<number> {
  const content = { name: "Sunday", description: "" };
  return createCookbook(db, creator, { formKey: newSecret(), content });
}

async function join(db: Db, cookbook: number, { id }: Person, administers: 0 | 1): Promise<void> {
  await db
    .insertInto("cookbook_members")
    .values({ cookbook_id: cookbook, user_id: id, is_administrator: administers, joined_at: 1 })
    .execute();
}

/** Files under the names of the pictures; what they show does not matter here. */
function hangPictures({ dataDir }: TestServer, { recipes, cookbook }: Scene): void {
  const hang = (folder: "recipes" | "recipes-thumbnails" | "cookbooks", id: number) => {
    const file = imageFile(dataDir, folder, imageName(id, 1));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "a picture");
  };
  for (const id of Object.values(recipes)) {
    hang("recipes", id);
    hang("recipes-thumbnails", id);
  }
  hang("cookbooks", cookbook);
}
