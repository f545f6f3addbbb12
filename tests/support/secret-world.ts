import type { Visibility } from "#domain/recipe/recipe";
import { keepFoods } from "#server/features/at-hand/commands";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { addToPlan } from "#server/features/plan/commands";
import { addTypedLines } from "#server/features/shopping/commands";
import type { Db } from "#server/platform/db/open";
import { newSecret } from "#server/platform/secrets";
import type { Person } from "#server/policies/permissions";
import { CAST } from "./cast";
import type { Client } from "./client";
import { makeCookbook, shareCookbookByLink } from "./cookbooks";
import { hideAccount, setFollow } from "./follows";
import { shareHouseholdByLink } from "./household-links";
import { giveImage, writeImage } from "./images";
import { addPerson, signedIn } from "./people";
import { shareByLink, writeRecipe } from "./recipes";
import {
  COOKBOOKS,
  EVERYBODY_BUT_MALLORY,
  OWNERS,
  type Owner,
  planRecipe,
  READERS,
  RECIPES,
  type Reader,
  type Secret,
} from "./secret-plan";
import type { TestServer } from "./server";

export interface Thing {
  id: number;
  seenBy: readonly Reader[];
}

export interface SecretWorld {
  people: Record<Owner, Person>;
  clients: Record<Reader, Client>;
  recipes: Thing[];
  cookbooks: Thing[];
  /** A catalogue ingredient in every recipe. */
  leek: number;
  /** An image that Alice chose in a form and has not saved. */
  pending: string;
  secrets: Secret[];
}

/** Each owner likes everything. Oscar, who follows Bob and is followed by him, is suspended. */
export async function openSecretWorld(server: TestServer): Promise<SecretWorld> {
  const { db } = server;
  const mallory = await addPerson(db, "Mallory");
  const people = { ...CAST, mallory, oscar: await addPerson(db, "Oscar") };
  const clients = { nobody: await server.as("nobody") } as SecretWorld["clients"];
  for (const reader of READERS)
    if (reader !== "nobody") clients[reader] = await signedIn(server, people[reader]);
  for (const who of ["alice", "charlie"] as const) await hideAccount(db, who);
  await setFollow(db, "alice", "bob", "ACCEPTED");
  await setFollow(db, "charlie", "alice", "PENDING");
  await setFollow(db, "alice", "dana", "PENDING");
  const secrets = secretsOfPeople(people);
  const recipes = await writeRecipes(server, people, secrets);
  const cookbooks = await fillCookbooks(server, people, recipes, secrets);
  await fillShoppingLists(db, people, { recipes, cookbooks, secrets });
  await likeAndReport(db, people, [...recipes.values()]);
  await block(db, people.alice, people.mallory);
  await suspendFollowed(db, people);
  return {
    people,
    clients,
    recipes: [...recipes.values()],
    cookbooks,
    leek: await idOfLeek(db),
    pending: await keepPending(server, people.alice, secrets),
    secrets,
  };
}

const REPORTED = "berylreason";

type People = SecretWorld["people"];
const toKey = (owner: Owner, visibility: Visibility) => `${owner} ${visibility}`;

/** Mallory may not see Alice's name, and no reader but Ada Oscar's. */
function secretsOfPeople(people: People): Secret[] {
  const emails = OWNERS.map((owner) => ({
    word: `${owner}@popote.example`,
    seenBy: READERS.filter((reader) => reader === owner),
    mayBeSeenBy: ["ada" as const],
  }));
  return [
    ...emails,
    { word: REPORTED, seenBy: [], mayBeSeenBy: ["ada"] },
    { word: `/image/users/${people.alice.id}-v1.webp`, seenBy: EVERYBODY_BUT_MALLORY },
    { word: "alice", seenBy: EVERYBODY_BUT_MALLORY },
    { word: "oscar", seenBy: [], mayBeSeenBy: ["ada"] },
  ];
}

async function writeRecipes(
  server: TestServer,
  people: People,
  secrets: Secret[],
): Promise<Map<string, Thing>> {
  const { db } = server;
  const written = new Map<string, Thing>();
  for (const [owner, visibility, seenBy] of RECIPES) {
    const { words, content } = planRecipe(owner, visibility);
    const id = await writeRecipe(db, people[owner], content);
    written.set(toKey(owner, visibility), { id, seenBy });
    await giveImage(server, "recipes", id);
    for (const folder of ["recipes", "recipes-thumbnails"])
      words.push(`/image/${folder}/${id}-v1.webp`);
    const { photo, key, alt } = await givePhoto(server, id);
    words.push(alt, `/image/photos/${photo}-v1.webp`, `/image/photos-thumbnails/${photo}-v1.webp`);
    secrets.push({ word: key, seenBy: READERS.filter((reader) => reader === owner) });
    secrets.push(
      ...words.map((word) => ({ word, seenBy, mayBeSeenBy: pickAdministrators(word, visibility) })),
    );
    if (visibility === "PUBLIC") continue;
    const owners = READERS.filter((reader) => reader === owner);
    secrets.push({ word: await shareByLink(db, people[owner], id), seenBy: owners });
  }
  await giveImage(server, "users", people.alice.id);
  return written;
}

/** A photo besides the cover, at the first step. */
async function givePhoto({ db, dataDir }: TestServer, recipe_id: number) {
  const [key, alt] = [`photokey${recipe_id}x`, `photo${recipe_id}alt`];
  for (const folder of ["recipes", "recipes-thumbnails"] as const) writeImage(dataDir, folder, key);
  const { id: photo } = await db
    .insertInto("recipe_photos")
    .values({ recipe_id, position: 1, image_key: key, alt, step: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { photo, key, alt };
}

/** Administrators read the names of custom ingredients, and reported titles except PRIVATE ones. */
function pickAdministrators(word: string, visibility: Visibility): Reader[] {
  const isNamed = word.endsWith("food");
  const isReported = word.endsWith("title") && visibility !== "PRIVATE";
  return isNamed || isReported ? ["ada"] : [];
}

async function fillCookbooks(
  server: TestServer,
  people: People,
  recipes: Map<string, Thing>,
  secrets: Secret[],
): Promise<Thing[]> {
  const { db } = server;
  const filled: Thing[] = [];
  for (const { name, members, holds } of COOKBOOKS) {
    const [creator = "alice", ...others] = members;
    const words = [`${name}name`, `${name}description`];
    const id = await makeCookbook(db, people[creator], {
      name: `Quokka ${words[0]}`,
      description: `Quokka ${words[1]}`,
      members: others.map((owner) => people[owner]),
    });
    for (const [owner, visibility] of holds)
      await addRecipeToCookbook(
        db,
        people[owner],
        id,
        recipes.get(toKey(owner, visibility))?.id ?? 0,
      );
    await giveImage(server, "cookbooks", id);
    words.push(`/image/cookbooks/${id}-v1.webp`);
    const seenBy = READERS.filter((reader) => includes(members, reader));
    secrets.push(...words.map((word) => ({ word, seenBy })));
    const maker = READERS.filter((reader) => reader === creator);
    secrets.push({ word: await shareCookbookByLink(db, people[creator], id), seenBy: maker });
    filled.push({ id, seenBy });
  }
  return filled;
}

/** Everybody has a list; each cookbook's has a PRIVATE recipe of the one who made it. */
async function fillShoppingLists(
  db: Db,
  people: People,
  {
    recipes,
    cookbooks,
    secrets,
  }: { recipes: Map<string, Thing>; cookbooks: Thing[]; secrets: Secret[] },
): Promise<void> {
  const put = async (owner: Owner, cookbook: number | null, seenBy: readonly Reader[]) => {
    const word = `${owner}${cookbook ?? ""}shopping`;
    const form = { cookbook, formKey: newSecret(), locale: "en" as const };
    await addTypedLines(db, people[owner], form, [`2 quokka ${word}`]);
    const plan = { cookbook, formKey: newSecret() };
    const place = { day: "2026-11-28", meal: "Quokka" };
    await addToPlan(db, people[owner], plan, { ...place, recipe: null, words: `${word}plan` });
    const kitchen = { cookbook, locale: "en" as const, isStaple: false };
    await keepFoods(db, people[owner], kitchen, [`quokka ${word}hand`]);
    const words = [word, `${word}plan`, `${word}hand`];
    secrets.push(...words.map((each) => ({ word: each, seenBy })));
    const maker = READERS.filter((reader) => reader === owner);
    for (const kind of ["LIST", "PLAN"] as const)
      secrets.push({
        word: await shareHouseholdByLink(db, people[owner], kind, cookbook),
        seenBy: maker,
      });
  };
  for (const owner of OWNERS)
    await put(
      owner,
      null,
      READERS.filter((reader) => reader === owner),
    );
  for (const [at, { members }] of COOKBOOKS.entries()) {
    const [creator = "alice", ...others] = members;
    const cookbook = cookbooks[at]?.id ?? 0;
    for (const other of others) {
      const form = { cookbook, formKey: newSecret(), locale: "en" as const };
      await addTypedLines(db, people[other], form, ["3 quokka pears"]);
    }
    await put(creator, cookbook, cookbooks[at]?.seenBy ?? []);
    const recipe = recipes.get(toKey(creator, "PRIVATE"))?.id ?? null;
    await db
      .updateTable("shopping_entries")
      .set({ recipe_id: recipe } as never)
      .where("words", "like", `%${creator}${cookbook}shopping`)
      .execute();
    const plan = { cookbook, formKey: newSecret() };
    const planned = { recipe: recipe ?? 0, servings: null };
    await addToPlan(db, people[creator], plan, { day: "2026-11-28", meal: "", ...planned });
  }
}

/** As if everything had once been PUBLIC: everybody likes it, and Bob reported it. */
async function likeAndReport(db: Db, people: People, recipes: Thing[]): Promise<void> {
  const pairs = OWNERS.flatMap((owner) =>
    recipes.map(({ id }) => ({ user_id: people[owner].id, recipe_id: id, liked_at: 1 })),
  );
  await db.insertInto("likes").values(pairs).execute();
  const reports = recipes.map(({ id }) => ({
    reporter_id: people.bob.id,
    kind: "RECIPE" as const,
    recipe_id: id,
    reason: `Quokka ${REPORTED}`,
    reported_at: 1,
  }));
  await db.insertInto("reports").values(reports).execute();
}

const includes = (members: Owner[], reader: Reader) => members.some((each) => each === reader);

async function suspendFollowed(db: Db, { bob, oscar }: People): Promise<void> {
  const follow = (follower: Person, followed: Person) => ({
    follower_id: follower.id,
    followed_id: followed.id,
    requested_at: 1,
    accepted_at: 1,
  });
  const both = [follow(bob, oscar), follow(oscar, bob)];
  await db.insertInto("follows").values(both).execute();
  await db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", oscar.id).execute();
}

async function block(db: Db, blocker: Person, blocked: Person): Promise<void> {
  await db
    .insertInto("blocks")
    .values({ blocker_id: blocker.id, blocked_id: blocked.id, blocked_at: 1 })
    .execute();
}

async function keepPending(
  { db, dataDir }: TestServer,
  { id: user_id }: Person,
  secrets: Secret[],
): Promise<string> {
  const id = "agatepending";
  writeImage(dataDir, "recipes", id);
  await db.insertInto("pending_images").values({ id, user_id, created_at: Date.now() }).execute();
  secrets.push({ word: `/image/pending/${id}.webp`, seenBy: ["alice"] });
  return id;
}

async function idOfLeek(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom("ingredients")
    .select("id")
    .where("name_en", "=", "Leek")
    .executeTakeFirstOrThrow();
  return id;
}
