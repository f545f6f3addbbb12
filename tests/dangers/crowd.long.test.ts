import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { insertAccount } from "#server/features/accounts/new-account";
import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { type Client, createClient } from "../support/client";
import { type Random, randomFrom } from "../support/random";
import { openTestServer, type TestServer } from "../support/server";

/** Simultaneous users, and the duration of each; use a minute for a soak test. */
const PEOPLE = 50;
const SECONDS = Number(process.env.CROWD_SECONDS ?? 10);

interface Cook {
  id: number;
  username: string;
  client: Client;
  dice: Random;
  recipes: number[];
  cookbooks: number[];
}

interface Ledger {
  titles: Map<number, string>;
  likes: Map<string, boolean>;
  cookbooks: Set<number>;
  held: Set<string>;
  statuses: Map<number, number>;
  faults: string[];
}

test("fifty users write, like, follow, share and search at once without a loss or a duplicate", async () => {
  const server = await openTestServer();
  const cooks = await gather(server);
  const ledger: Ledger = {
    titles: new Map(),
    likes: new Map(),
    cookbooks: new Set(),
    held: new Set(),
    statuses: new Map(),
    faults: [],
  };
  const until = Date.now() + SECONDS * 1000;
  await Promise.all(cooks.map((cook) => live(cook, cooks, ledger, until)));

  expect(ledger.faults).toEqual([]);
  expect(ledger.titles.size).toBeGreaterThan(PEOPLE);
  expect(ledger.likes.size).toBeGreaterThan(0);
  expect(ledger.held.size).toBeGreaterThan(0);
  await expectKept(server.db, ledger);
  console.info(`answers by status: ${JSON.stringify([...ledger.statuses])}`);
}, 240_000);

async function gather({ db, origin }: TestServer): Promise<Cook[]> {
  const cooks: Cook[] = [];
  for (let index = 0; index < PEOPLE; index++) {
    const username = `cook${index}`;
    const id = await db.transaction().execute((trx) =>
      insertAccount(trx, {
        username,
        email: `${username}@popote.example`,
        password_hash: null,
        verified_at: Date.now(),
        is_public: index % 3 === 0 ? 0 : 1,
        auto_accepts_follows: index % 2,
      }),
    );
    const secret = await openSession(db, { userId: id, userAgent: "crowd" });
    const client = createClient(origin, secret);
    cooks.push({ id, username, client, dice: randomFrom(index + 1), recipes: [], cookbooks: [] });
  }
  return cooks;
}

async function live(cook: Cook, cooks: Cook[], ledger: Ledger, until: number): Promise<void> {
  await write(cook, ledger);
  const isLived = () =>
    ledger.likes.size > 0 && ledger.held.size > 0 && ledger.titles.size > PEOPLE;
  while (Date.now() < until || !isLived()) {
    const deed = cook.dice.pick(DEEDS);
    await deed(cook, cooks, ledger);
  }
}

type Deed = (cook: Cook, cooks: Cook[], ledger: Ledger) => Promise<void>;

const DEEDS: Deed[] = [
  (cook, _cooks, ledger) => write(cook, ledger),
  like,
  like,
  follow,
  answerRequests,
  makeCookbook,
  addMember,
  putInCookbook,
  putInCookbook,
  leaveOrUnmake,
  look,
  look,
  look,
];

async function write(cook: Cook, ledger: Ledger): Promise<void> {
  const title = `Dish ${randomBytes(6).toString("hex")} of ${cook.username}`;
  const form = {
    title,
    visibility: cook.dice.pick(["PUBLIC", "PUBLIC", "PROTECTED", "PRIVATE"]),
    formKey: title,
    "ingredients[0].name": cook.dice.pick(["Egg", "Salt", "Onion", "Carrot"]),
    "steps[0]": "Cook it until done.",
  };
  // Sent twice, like a double click: it must become one recipe.
  const answers = await Promise.all([
    send(cook, ledger, "/recipe/edit", form),
    send(cook, ledger, "/recipe/edit", form),
  ]);
  const ids = new Set(answers.map(({ location }) => Number(/id=(\d+)/.exec(location ?? "")?.[1])));
  if (ids.size !== 1) ledger.faults.push(`${title} became ${[...ids]}`);
  for (const id of ids) {
    ledger.titles.set(id, title);
    cook.recipes.push(id);
  }
}

async function like(cook: Cook, _cooks: Cook[], ledger: Ledger): Promise<void> {
  const id = cook.dice.pick([...ledger.titles.keys()]);
  const liked = cook.dice.whole(1, 10) <= 7;
  const { status } = await send(cook, ledger, `/recipe/like?id=${id}`, {
    liked: liked ? "yes" : "no",
  });
  if (status === 303) ledger.likes.set(`${cook.id} ${id}`, liked);
}

async function follow(cook: Cook, cooks: Cook[], ledger: Ledger): Promise<void> {
  const intent = cook.dice.pick(["follow", "follow", "follow", "unfollow"]);
  await send(cook, ledger, "/user/follow", { intent, user: String(cook.dice.pick(cooks).id) });
}

async function answerRequests(cook: Cook, _cooks: Cook[], ledger: Ledger): Promise<void> {
  const { text } = await read(cook, ledger, "/api/v1/notification");
  for (const { id } of JSON.parse(text).usersPending.slice(0, 5)) {
    const intent = cook.dice.pick(["accept", "accept", "decline"]);
    await send(cook, ledger, "/user/follow", { intent, user: String(id) });
  }
}

async function makeCookbook(cook: Cook, _cooks: Cook[], ledger: Ledger): Promise<void> {
  const name = `Book ${randomBytes(4).toString("hex")}`;
  const form = { intent: "save", name, description: "", formKey: name };
  const { location } = await send(cook, ledger, "/cookbook/edit", form);
  const id = Number(/cookbook=(\d+)/.exec(location ?? "")?.[1]);
  ledger.cookbooks.add(id);
  cook.cookbooks.push(id);
}

async function addMember(cook: Cook, cooks: Cook[], ledger: Ledger): Promise<void> {
  const cookbook = cook.dice.pick(cook.cookbooks);
  const other = cook.dice.pick(cooks);
  if (!cookbook) return;
  const at = `/cookbook/edit?cookbook=${cookbook}`;
  const { status } = await send(cook, ledger, at, {
    intent: "addMember",
    username: other.username,
  });
  if (status !== 303) return;
  other.cookbooks.push(cookbook);
  await send(cook, ledger, at, { intent: "makeAdministrator", member: String(other.id) });
}

async function putInCookbook(cook: Cook, _cooks: Cook[], ledger: Ledger): Promise<void> {
  const cookbook = cook.dice.pick(cook.cookbooks);
  if (!cookbook) return;
  const recipe = cook.dice.pick(cook.recipes);
  const { status } = await send(cook, ledger, `/cookbook/edit?addRecipe=${recipe}`, {
    intent: "addRecipe",
    cookbook: String(cookbook),
  });
  if (status === 303) ledger.held.add(`${cookbook} ${recipe}`);
}

async function leaveOrUnmake(cook: Cook, cooks: Cook[], ledger: Ledger): Promise<void> {
  const cookbook = cook.dice.pick(cook.cookbooks);
  if (!cookbook) return;
  if (cook.dice.whole(0, 1) === 0) {
    await send(cook, ledger, `/cookbook/view?cookbook=${cookbook}`, { intent: "leave" });
    return;
  }
  await send(cook, ledger, `/cookbook/edit?cookbook=${cookbook}`, {
    intent: "unmakeAdministrator",
    member: String(cook.dice.pick(cooks).id),
  });
}

async function look(cook: Cook, cooks: Cook[], ledger: Ledger): Promise<void> {
  const other = cook.dice.pick(cooks);
  await read(
    cook,
    ledger,
    cook.dice.pick([
      "/home",
      "/dashboard",
      "/recipe/list?source=user&source=followedBy&source=likedBy&source=userCookbooks&sort=LIKES",
      `/search?search=${cook.dice.pick(["dish", "egg", other.username, "dihs"])}`,
      `/user/view?user=${other.id}`,
      "/user/list",
      "/cookbook/list",
      `/recipe/view?id=${cook.dice.pick([...ledger.titles.keys()])}`,
      `/cookbook/view?cookbook=${cook.dice.pick([1, ...ledger.cookbooks])}`,
    ]),
  );
}

async function send(cook: Cook, ledger: Ledger, path: string, form: Record<string, string>) {
  return noted(ledger, path, await cook.client.post(path, form));
}

async function read(cook: Cook, ledger: Ledger, path: string) {
  return noted(ledger, path, await cook.client.get(path));
}

function noted<Answered extends { status: number; text: string }>(
  ledger: Ledger,
  path: string,
  answer: Answered,
): Answered {
  ledger.statuses.set(answer.status, (ledger.statuses.get(answer.status) ?? 0) + 1);
  if (answer.status >= 500) ledger.faults.push(`${path}: ${answer.status}`);
  return answer;
}

/** The database holds what the server acknowledged, and is consistent. */
async function expectKept(db: Db, ledger: Ledger): Promise<void> {
  const recipes = await db.selectFrom("recipes").select(["id", "title", "likes_count"]).execute();
  expect(new Map(recipes.map(({ id, title }) => [id, title]))).toEqual(ledger.titles);

  const likes = await db.selectFrom("likes").select(["user_id", "recipe_id"]).execute();
  const said = [...ledger.likes].filter(([, liked]) => liked).map(([key]) => key);
  const kept = likes.map(({ user_id, recipe_id }) => `${user_id} ${recipe_id}`);
  expect(kept.sort()).toEqual(said.sort());
  for (const { id, likes_count } of recipes) {
    const count = likes.filter(({ recipe_id }) => recipe_id === id).length;
    expect({ id, likes_count }).toEqual({ id, likes_count: count });
  }

  const held = await db
    .selectFrom("cookbook_recipes")
    .select(["cookbook_id", "recipe_id"])
    .execute();
  const heldKeys = held.map(({ cookbook_id, recipe_id }) => `${cookbook_id} ${recipe_id}`);
  expect(heldKeys.sort()).toEqual([...ledger.held].sort());

  const cookbooks = await db.selectFrom("cookbooks").select("id").execute();
  expect(new Set(cookbooks.map(({ id }) => id))).toEqual(ledger.cookbooks);
  const administrators = await db
    .selectFrom("cookbook_members")
    .select("cookbook_id")
    .where("is_administrator", "=", 1)
    .execute();
  expect(new Set(administrators.map((row) => row.cookbook_id))).toEqual(ledger.cookbooks);
}
