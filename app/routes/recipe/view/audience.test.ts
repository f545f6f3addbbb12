import { expect, test } from "vitest";
import type { Visibility } from "#domain/recipe/recipe";
import type { Client } from "../../../../tests/support/client";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe, writeSharedRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

/** The visibility shown on a recipe's page; undefined if none is shown. */
async function markFor(reader: Client, address: string): Promise<string | undefined> {
  const { text } = await reader.get(address);
  const [, chips = ""] = /<p class="chips">(.*?)<\/p>/s.exec(text) ?? [];
  return /Who can read it: (.*)/.exec(extractText(chips).replace(/\s+/g, " ").trim())?.[1];
}

test.each([
  ["PUBLIC", "Everybody", undefined],
  ["PROTECTED", "Followers", "Followers"],
] as const)(
  "the owner sees who can read a %s recipe, others only if it is restricted",
  async (visibility, own, others) => {
    const server = await openTestServer();
    const id = await writeSharedRecipe(server.db, visibility);
    const address = `/recipe/view?id=${id}`;
    expect(await markFor(await server.as("alice"), address)).toBe(own);
    expect(await markFor(await server.as("bob"), address)).toBe(others);
  },
);

test("a guest with the secret link is told that the recipe was shared with them", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PRIVATE" });
  const alice = await server.as("alice");
  expect(await markFor(alice, `/recipe/view?id=${id}`)).toBe("Only me");
  await alice.post(`/recipe/share?id=${id}`, { intent: "share" });
  const { text } = await alice.get(`/recipe/share?id=${id}`);
  const [, key] = /[?&;]key=([\w-]+)/.exec(text) ?? [];
  const grandma = await server.as("nobody");
  expect(await markFor(grandma, `/recipe/view?id=${id}&key=${key}`)).toBe(
    "Shared with you by link",
  );
  expect(extractText((await grandma.get(`/recipe/view?id=${id}&key=${key}`)).text)).not.toMatch(
    /Private|Only me/,
  );
});

test.each<[Visibility, string]>([
  ["PUBLIC", "is saved for everybody."],
  ["PROTECTED", "is saved for your followers."],
  ["PRIVATE", "is saved for you only."],
])("the message after saving a %s recipe says who can read it", async (visibility, message) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { formKey: `key-of-a-${visibility}-form`, view: "text", title: "Tart", visibility };
  const { location } = await alice.post("/recipe/edit", form);
  expect(extractText((await alice.get(location ?? "")).text)).toContain(message);
});

test("a recipe with only headings shows them on the page, in print and while cooking", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", {
    visibility: "PUBLIC",
    ingredients: [],
    steps: [],
    headings: {
      ingredients: [{ before: 0, text: "For the glaze" }],
      steps: [{ before: 0, text: "The day before" }],
    },
  });
  const nobody = await server.as("nobody");
  for (const page of ["view", "print", "cook"]) {
    const text = extractText((await nobody.get(`/recipe/${page}?id=${id}`)).text);
    expect(text).toContain("For the glaze");
    expect(text).toContain("The day before");
  }
});
