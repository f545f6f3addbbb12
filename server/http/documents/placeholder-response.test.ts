import { expect, test } from "vitest";
import { PLACEHOLDER_VARIANTS } from "#domain/recipe/placeholder";
import { CATEGORIES } from "#domain/recipe/recipe";
import { imagePaths } from "#domain/site/paths";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

const MAX_BYTES = 1_000;

test("each category has twelve different drawings of under 1,000 bytes, cached for good", async () => {
  const nobody = await (await openTestServer()).as("nobody");
  const drawings = new Set<string>();
  for (const category of CATEGORIES)
    for (let id = 0; id < PLACEHOLDER_VARIANTS; id++) {
      const { status, headers, text } = await nobody.get(
        imagePaths.recipeCard({ id, category, imageVersion: null }),
      );
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
      expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
      expect(text).toContain("prefers-color-scheme:dark");
      drawings.add(text);
    }
  expect(drawings.size).toBe(CATEGORIES.length * PLACEHOLDER_VARIANTS);
});

test.each(["DESERT-12", "DESERT-07", "DESERT-", "SOUP-1", "desert-1", "toString-1"])(
  "there is no drawing called %s",
  async (name) => {
    const nobody = await (await openTestServer()).as("nobody");
    const { status, headers } = await nobody.get(`/image/placeholder/${name}.svg`);
    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe("no-store");
  },
);

test("recipes without a photo that follow each other show different drawings of their category", async () => {
  const server = await openTestServer();
  const [first, second] = [
    await writeRecipe(server.db, "alice", { category: "DRINK" }),
    await writeRecipe(server.db, "alice", { category: "DRINK" }),
  ];
  const { text } = await (await server.as("alice")).get("/recipe/list?search=");
  const shown = [...text.matchAll(/src="\/image\/placeholder\/([^"]*)\.svg"/g)];
  const names = shown.map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
  expect(names).toEqual(expect.arrayContaining([`DRINK-${first % 12}`, `DRINK-${second % 12}`]));
});
