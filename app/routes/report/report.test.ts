import { expect, test } from "vitest";
import type { Who } from "../../../tests/support/cast";
import { hideAccount } from "../../../tests/support/follows";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeSharedRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const reportsIn = ({ db }: TestServer) =>
  db
    .selectFrom("reports")
    .select(["reporter_id", "kind", "recipe_id", "user_id", "reason", "settled_at"])
    .execute();

async function openWithImages(visibility: "PUBLIC" | "PROTECTED" = "PUBLIC") {
  const server = await openTestServer();
  const id = await writeSharedRecipe(server.db, visibility);
  await server.db.updateTable("recipes").set({ image_version: 1 }).execute();
  await server.db.updateTable("users").set({ image_version: 1 }).execute();
  return { server, id };
}

test.each([
  [
    "a recipe",
    "recipe=1",
    "RECIPE",
    { recipe_id: 1, user_id: null },
    "the recipe “A PUBLIC recipe”",
  ],
  [
    "its image",
    "recipe=1&image=1",
    "PICTURE",
    { recipe_id: 1, user_id: null },
    "the photo of the recipe",
  ],
  ["a person", "user=1", "USER", { recipe_id: null, user_id: 1 }, "You are reporting Alice."],
  [
    "their image",
    "user=1&image=1",
    "PICTURE",
    { recipe_id: null, user_id: 1 },
    "the photo of Alice",
  ],
])(
  "%s can be reported, and the user is thanked on the page they came from",
  async (_what, query, kind, about, said) => {
    const { server } = await openWithImages();
    const charlie = await server.as("charlie");
    const page = await charlie.get(`/report?${query}`);
    expect(extractText(page.text)).toContain(said);
    const sent = await charlie.post(`/report?${query}`, { reason: "  Not a recipe\r\nat all " });
    const back = query.startsWith("recipe") ? "/recipe/view?id=1" : "/user/view?user=1";
    expect([sent.status, sent.location]).toEqual([303, back]);
    expect(extractText((await charlie.get(back)).text)).toContain("Thank you. An administrator");
    expect(await reportsIn(server)).toEqual([
      { reporter_id: 3, kind, ...about, reason: "Not a recipe\nat all", settled_at: null },
    ]);
  },
);

test("only visible content can be reported, and nothing else is named", async () => {
  const { server } = await openWithImages("PROTECTED");
  await hideAccount(server.db, "alice");
  const expected: [Who, string, number | string][] = [
    ["nobody", "recipe=1", "/login"],
    ["nobody", "user=1", "/login"],
    ["charlie", "recipe=1", 403],
    ["charlie", "recipe=1&image=1", 403],
    ["charlie", "recipe=99", 404],
    ["charlie", "user=99", 404],
    ["bob", "recipe=1", 200],
    ["dana", "recipe=1", 200],
    ["ada", "recipe=1", 403],
    // Every account's name and image are visible.
    ["charlie", "user=1", 200],
    ["charlie", "user=1&image=1", 200],
    // A user cannot report their own content.
    ["alice", "recipe=1", 400],
    ["alice", "user=1", 400],
    ["alice", "user=1&image=1", 400],
    // Exactly one item is required.
    ["bob", "", 400],
    ["bob", "user=1&recipe=1", 400],
    ["bob", "user=abc", 400],
  ];
  for (const [who, query, answer] of expected) {
    const client = await server.as(who);
    const { status, location, text } = await client.get(`/report?${query}`);
    expect({ who, query, answer: location ?? status }).toEqual({ who, query, answer });
    if (status === 403) expect(text).not.toContain("A PROTECTED recipe");
    if (answer === 200) continue;
    const sent = await client.post(`/report?${query}`, { reason: "Rude" });
    expect({
      who,
      query,
      isRefused: sent.status >= 400 || sent.location?.startsWith("/login"),
    }).toEqual({
      who,
      query,
      isRefused: true,
    });
  }
  expect(await reportsIn(server)).toEqual([]);
});

test("a missing image cannot be reported", async () => {
  const server = await openTestServer();
  await writeSharedRecipe(server.db, "PUBLIC");
  const charlie = await server.as("charlie");
  for (const query of ["recipe=1&image=1", "user=1&image=1"])
    expect((await charlie.get(`/report?${query}`)).status).toBe(400);
});

test("a report without a reason or with one that is too long is returned", async () => {
  const { server } = await openWithImages();
  const charlie = await server.as("charlie");
  const empty = await charlie.post("/report?user=1", { reason: " \n " });
  expect([empty.status, extractText(empty.text)]).toEqual([
    400,
    expect.stringContaining("Required."),
  ]);
  expect(empty.text).toContain("<title>Error: ");
  const long = "é".repeat(501);
  const refused = await charlie.post("/report?user=1", { reason: long });
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("At most 500 characters.");
  expect(extractFields(refused.text).reason).toBe(long);
  expect((await charlie.post("/report?user=1", { reason: "é".repeat(500) })).status).toBe(303);
});

test("repeating a report has no effect until it is settled, and another user's report is separate", async () => {
  const { server } = await openWithImages();
  const [bob, charlie] = [await server.as("bob"), await server.as("charlie")];
  const report = { reason: "Rude" };
  const sent = await Promise.all([
    charlie.post("/report?user=1", report),
    charlie.post("/report?user=1", report),
    charlie.post("/report?user=1", report),
    bob.post("/report?user=1", report),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(await reportsIn(server)).toHaveLength(2);
  await server.db.updateTable("reports").set({ settled_at: 1 }).execute();
  await charlie.post("/report?user=1", report);
  expect(await reportsIn(server)).toHaveLength(3);
});

test("repeated reports are rate limited", async () => {
  const { server } = await openWithImages();
  const charlie = await server.as("charlie");
  for (let count = 0; count < 10; count++)
    expect((await charlie.post("/report?user=1", { reason: "Rude" })).status).toBe(303);
  const refused = await charlie.post("/report?user=1", { reason: "Rude" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(extractText(refused.text)).toContain("Too many attempts");
  expect((await (await server.as("bob")).post("/report?user=1", { reason: "Rude" })).status).toBe(
    303,
  );
});
