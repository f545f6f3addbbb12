import { expect, test } from "vitest";
import { CAST } from "../../../../tests/support/cast";
import { openTestServer } from "../../../../tests/support/server";

const FIRST = "/recipe/list?source=user&sort=DATE&order=desc";
const CHOSEN =
  "/recipe/list?source=user&source=followedBy&category=DRINK&maxTime=30&search=t%C3%A9&sort=NAME&order=asc";

test("the list opens with the last chosen filters", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  expect((await alice.get("/recipe/list")).location).toBe(FIRST);
  expect((await alice.get(CHOSEN)).status).toBe(200);
  expect((await alice.get("/recipe/list")).location?.replace("té", "t%C3%A9")).toBe(CHOSEN);
  const elsewhere = await server.as("alice");
  expect((await elsewhere.get("/recipe/list")).location).toBe(CHOSEN);
  const bob = await server.as("bob");
  expect((await bob.get("/recipe/list")).location).toBe(FIRST);
});

test("invalid or partial filters are not remembered", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await alice.get(CHOSEN);
  const cursor = Buffer.from('["DATE","desc",0,1,1]').toString("base64url");
  for (const address of [
    "/recipe/list?search=",
    "/recipe/list?search=soup",
    `/recipe/list?search=&cursor=${cursor}`,
    "/recipe/list?sort=NAME&order=desc",
    "/recipe/list?source=bogus",
    "/recipe/list?source=user&sort=BAD",
    "/recipe/list?source=user&maxTime=abc",
    "/recipe/list?source=user&ingredient=999999",
  ]) {
    await alice.get(address);
  }
  expect((await alice.get("/recipe/list")).location).toBe(CHOSEN);
});

test("a later page keeps the filters, and is not itself remembered", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const cursor = Buffer.from('["NAME","asc",0,"a",1]').toString("base64url");
  await alice.get(`${CHOSEN}&cursor=${cursor}`);
  expect((await alice.get("/recipe/list")).location).toBe(CHOSEN);
});

test("a visit writes only if it changes the filters", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const writes = async (address: string) => {
    server.takeQueries();
    await alice.get(address);
    return server.takeQueries().filter((sql) => /^update "users"/i.test(sql)).length;
  };
  expect(await writes(CHOSEN)).toBe(1);
  expect(await writes(CHOSEN)).toBe(0);
  expect(await writes(FIRST)).toBe(1);
});

test("obsolete remembered filters are ignored", async () => {
  const server = await openTestServer();
  const save = (recipe_filters: string) =>
    server.db
      .updateTable("users")
      .set({ recipe_filters })
      .where("id", "=", CAST.alice.id)
      .execute();
  const alice = await server.as("alice");
  await save("source=user&category=SOUP&sort=OLD");
  expect((await alice.get("/recipe/list")).location).toBe(FIRST);
  await save("source=gone&sort=NAME");
  expect((await alice.get("/recipe/list")).location).toBe(FIRST);
});
