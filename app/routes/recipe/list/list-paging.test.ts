import { describe, expect, test } from "vitest";
import { likeRecipe } from "#server/features/recipes/liking";
import { CAST } from "../../../../tests/support/cast";
import {
  extractTitles,
  findNextPage,
  findPreviousPage,
  titlesFrom,
} from "../../../../tests/support/list-pages";
import { shareInCookbook, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

/** Writes 55 recipes by Alice, many with the same date, title or number of likes. */
async function writeMany({ db }: TestServer): Promise<number[]> {
  const ids: number[] = [];
  for (let count = 1; count <= 55; count++) {
    ids.push(
      await writeRecipe(db, "alice", {
        title: `Dish ${Math.ceil(count / 5)}`,
        visibility: "PUBLIC",
      }),
    );
  }
  await db
    .updateTable("recipes")
    .set({ created_at: 1 } as never)
    .where("id", "<", 30)
    .execute();
  for (const id of ids.filter((each) => each % 3 === 0)) await likeRecipe(db, CAST.charlie, id);
  for (const id of ids.filter((each) => each % 9 === 0)) await likeRecipe(db, CAST.bob, id);
  await shareInCookbook(db, ids[50] ?? 0);
  await likeRecipe(db, CAST.alice, ids[10] ?? 0);
  return ids;
}

describe("a list is paged by keyset without duplicates or gaps during writes", () => {
  const SORTS = ["DATE&order=desc", "DATE&order=asc", "NAME&order=asc", "NAME&order=desc"];
  const MORE = ["LIKES&order=desc", "LIKES&order=asc", "RANDOM"];

  test.each([...SORTS, ...MORE])("%s", async (sort) => {
    const server = await openTestServer();
    const { db } = server;
    const ids = await writeMany(server);
    const alice = await server.as("alice");
    // Concurrent changes: new recipes may appear, existing ones must.
    let turn = 0;
    const meanwhile = async () => {
      turn += 1;
      await writeRecipe(db, "alice", { title: turn % 2 ? "AAA new" : "ZZZ new" });
      const liked = [...ids.slice(0, 8 * turn), ...ids.slice(-8 * turn)];
      for (const id of liked) await likeRecipe(db, CAST.dana, id);
    };
    const address = `/recipe/list?source=user&source=likedBy&source=userCookbooks&sort=${sort}`;
    const titles = await titlesFrom(alice, address, meanwhile);
    const old = titles.filter((title) => !title.endsWith("new"));
    expect(old.toSorted()).toEqual(
      ids.map((_, index) => `Dish ${Math.ceil((index + 1) / 5)}`).toSorted(),
    );
    expect(turn).toBeGreaterThan(2);
  });
});

test("a random order is stable across pages and Back, and each new request shuffles again", async () => {
  const server = await openTestServer();
  for (let count = 1; count <= 60; count++) {
    await writeRecipe(server.db, "alice", { title: `Dish ${count}` });
  }
  const alice = await server.as("alice");
  const deal = () => alice.get("/recipe/list?source=user&sort=RANDOM");
  const { status, location } = await deal();
  const address = location ?? "";
  expect([status, address]).toEqual([302, expect.stringMatching(/sort=RANDOM&cursor=/)]);
  const first = await alice.get(address);
  expect(extractTitles(await alice.get(address))).toEqual(extractTitles(first));
  expect(findPreviousPage(first)).toBeUndefined();
  const again = await alice.get((await deal()).location ?? "");
  expect(extractTitles(first)).toHaveLength(24);
  expect(extractTitles(again)).not.toEqual(extractTitles(first));
  expect(extractTitles(first)).not.toEqual(extractTitles(first).toSorted());
  const second = await alice.get(findNextPage(first) ?? "");
  expect(extractTitles(await alice.get(findPreviousPage(second) ?? ""))).toEqual(
    extractTitles(first),
  );
  expect(extractTitles(await alice.get(findNextPage(first) ?? ""))).toEqual(extractTitles(second));
});

test("a page that ends with the last recipe has no next page", async () => {
  const server = await openTestServer();
  for (let count = 0; count < 24; count++) await writeRecipe(server.db, "alice");
  const alice = await server.as("alice");
  const page = await alice.get("/recipe/list?source=user&sort=DATE&order=desc");
  expect(extractTitles(page)).toHaveLength(24);
  expect(findNextPage(page)).toBeUndefined();
});

test("the next page keeps the filters", async () => {
  const server = await openTestServer();
  for (let count = 0; count < 30; count++) {
    await writeRecipe(server.db, "alice", {
      title: "Tea",
      category: count % 3 ? "DRINK" : "OTHER",
    });
    await writeRecipe(server.db, "alice", { title: "Milk", category: "DRINK" });
  }
  const alice = await server.as("alice");
  const address = "/recipe/list?source=user&category=DRINK&search=tea&maxTime=&sort=NAME";
  expect(await titlesFrom(alice, address)).toEqual(Array.from({ length: 20 }, () => "Tea"));
  const both = "/recipe/list?source=user&category=DRINK&sort=NAME";
  expect(await titlesFrom(alice, both)).toHaveLength(50);
});
