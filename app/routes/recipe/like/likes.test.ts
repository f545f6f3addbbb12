import { describe, expect, test } from "vitest";
import { getLikes, likeRecipe } from "#server/features/recipes/liking";
import { CAST, EVERYBODY, PASSWORD, type Who } from "../../../../tests/support/cast";
import { writeRecipe, writeSharedRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const WHO_SEES: Record<"PUBLIC" | "PROTECTED" | "PRIVATE", Who[]> = {
  PUBLIC: ["alice", "bob", "charlie", "dana", "ada"],
  PROTECTED: ["alice", "bob", "dana"],
  PRIVATE: ["alice"],
};

const listLikers = async ({ db }: TestServer, id: number) => {
  const rows = await db.selectFrom("likes").selectAll().where("recipe_id", "=", id).execute();
  const { count } = await getLikes(db, null, id);
  expect(count).toBe(rows.length);
  return rows.map(({ user_id }) => user_id).sort();
};

describe("only users who can see a recipe can like it", () => {
  test.each(["PUBLIC", "PROTECTED", "PRIVATE"] as const)("%s", async (visibility) => {
    const server = await openTestServer();
    const id = await writeSharedRecipe(server.db, visibility);
    for (const who of EVERYBODY) {
      const client = await server.as(who);
      const before = await listLikers(server, id);
      const { status, location, text } = await client.post(`/recipe/like?id=${id}`, {
        liked: "yes",
      });
      const after = await listLikers(server, id);
      if (who === "nobody") {
        expect([status, location]).toEqual([303, "/login"]);
        expect(after).toEqual(before);
        const back = decodeURIComponent(client.cookies.get("redirectedFrom") ?? "");
        expect(back).toBe(`/recipe/like?id=${id}`);
      } else if (WHO_SEES[visibility].includes(who)) {
        expect({ who, status, location }).toEqual({
          who,
          status: 303,
          location: `/recipe/view?id=${id}`,
        });
        expect(after).toEqual([...before, CAST[who].id].sort());
        expect(await getLikes(server.db, CAST[who], id)).toMatchObject({ isLiked: true });
      } else {
        expect({ who, status }).toEqual({ who, status: 403 });
        expect(text).toContain("You are not allowed to see this recipe");
        expect(after).toEqual(before);
      }
    }
  });
});

describe("a visitor's like", () => {
  const LOGIN = { email: "charlie@popote.example", password: PASSWORD };
  const isLikedBy = async ({ db }: TestServer, id: number) =>
    (await getLikes(db, CAST.charlie, id)).isLiked;

  test("is applied after logging in, which returns to the recipe", async () => {
    const server = await openTestServer();
    const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
    const visitor = await server.as("nobody");
    await visitor.post(`/recipe/like?id=${id}`, { liked: "yes" });
    expect(await listLikers(server, id)).toEqual([]);
    const { location } = await visitor.post("/login", LOGIN);
    expect(await isLikedBy(server, id)).toBe(true);
    expect((await visitor.get(location ?? "")).location).toBe(`/recipe/view?id=${id}`);
    expect(visitor.cookies.has("sentBeforeLogin")).toBe(false);
  });

  test("needs a form: opening the URL does nothing", async () => {
    const server = await openTestServer();
    const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
    const visitor = await server.as("nobody");
    for (const query of ["", "&liked=yes"]) await visitor.get(`/recipe/like?id=${id}${query}`);
    const elsewhere = { Origin: "https://elsewhere.example" };
    await visitor.post(`/recipe/like?id=${id}`, { liked: "yes" }, elsewhere);
    expect(visitor.cookies.has("redirectedFrom")).toBe(true);
    await visitor.post("/login", LOGIN);
    expect(await isLikedBy(server, id)).toBe(false);
  });

  test("is dropped if the visitor goes to another page or withdraws it", async () => {
    const server = await openTestServer();
    const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
    const visitor = await server.as("nobody");
    await visitor.post(`/recipe/like?id=${id}`, { liked: "yes" });
    await visitor.get("/home");
    expect((await visitor.post("/login", LOGIN)).location).toBe("/home");
    const other = await server.as("nobody");
    await other.post(`/recipe/like?id=${id}`, { liked: "no" });
    await other.post("/login", LOGIN);
    expect(await isLikedBy(server, id)).toBe(false);
  });

  test("does not apply to a hidden recipe, but the visitor is logged in", async () => {
    const server = await openTestServer();
    const id = await writeRecipe(server.db, "alice", { visibility: "PRIVATE" });
    const visitor = await server.as("nobody");
    await visitor.post(`/recipe/like?id=${id}`, { liked: "yes" });
    expect((await visitor.post("/login", LOGIN)).status).toBe(303);
    expect((await visitor.get(`/recipe/view?id=${id}`)).status).toBe(403);
    expect(await listLikers(server, id)).toEqual([]);
  });
});

test("liking twice counts once, and so does withdrawing", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  const bob = await server.as("bob");
  const send = (liked: string) => bob.post(`/recipe/like?id=${id}`, { liked });
  for (const [liked, count] of [
    ["yes", 1],
    ["yes", 1],
    ["no", 0],
    ["no", 0],
  ] as const) {
    expect((await send(liked)).status).toBe(303);
    expect(await listLikers(server, id)).toHaveLength(count);
  }
  expect((await send("maybe")).status).toBe(400);
  expect(await listLikers(server, id)).toEqual([]);
});

test("concurrent likes are counted once per user", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  const [bob, dana] = [await server.as("bob"), await server.as("dana")];
  const sent = [bob, dana, bob, dana, bob].map((who) =>
    who.post(`/recipe/like?id=${id}`, { liked: "yes" }),
  );
  for (const { status } of await Promise.all(sent)) expect(status).toBe(303);
  expect(await listLikers(server, id)).toEqual([CAST.bob.id, CAST.dana.id]);
});

test("the likes of a recipe made private can be neither seen nor withdrawn", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  await likeRecipe(server.db, CAST.charlie, id);
  await server.db
    .updateTable("recipes")
    .set({ visibility: "PRIVATE" })
    .where("id", "=", id)
    .execute();
  const charlie = await server.as("charlie");
  expect((await charlie.post(`/recipe/like?id=${id}`, { liked: "no" })).status).toBe(403);
  const list = await charlie.get("/recipe/list?source=likedBy&sort=LIKES&order=desc");
  expect(list.text).not.toMatch(/Leek soup|1 like/);
  expect(await listLikers(server, id)).toEqual([CAST.charlie.id]);
});

test("an unknown recipe cannot be liked", async () => {
  const server = await openTestServer();
  const bob = await server.as("bob");
  for (const id of ["999", "0", "abc", "", "1 or 1=1"]) {
    const answer = await bob.post(`/recipe/like?id=${encodeURIComponent(id)}`, { liked: "yes" });
    expect({ id, status: answer.status }).toEqual({ id, status: 404 });
  }
  expect(await server.db.selectFrom("likes").selectAll().execute()).toEqual([]);
});
