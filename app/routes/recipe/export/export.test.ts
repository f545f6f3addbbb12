import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { readCooklang } from "../../../../tests/support/cooklang-reader";
import { extractText } from "../../../../tests/support/page";
import { shareByLink, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { illustrate, writeUsualRecipe } from "../../../../tests/support/usual-recipe";

const buildAddress = (id: number, format: string) => `/recipe/export?id=${id}&format=${format}`;
const TYPES = {
  jsonld: /^application\/ld\+json; charset=utf-8$/,
  cooklang: /^text\/plain; charset=utf-8$/,
  markdown: /^text\/markdown; charset=utf-8$/,
};

test.each(RECIPE_FORMATS)(
  "a recipe downloads as a %s file that cannot run script",
  async (format) => {
    const server = await openTestServer();
    const id = await writeUsualRecipe(server);
    const answer = await (await server.as("nobody")).get(buildAddress(id, format));
    expect(answer.status).toBe(200);
    const { headers } = answer;
    expect(headers.get("Content-Type")).toMatch(TYPES[format]);
    expect(headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="Beef stew with carrots\.\w+"/,
    );
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'; sandbox");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(answer.text).toContain("Beef stew with carrots");
    expect(answer.text).toContain("Make it a day ahead");
    expect(answer.text).not.toMatch(/<html|__remix/);
  },
);

test("the three files of a recipe contain all of it", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const alice = await server.as("alice");
  const jsonLd = JSON.parse((await alice.get(buildAddress(id, "jsonld"))).text);
  expect(jsonLd.recipeIngredient).toHaveLength(12);
  expect(jsonLd.recipeInstructions.map((each: { "@type": string }) => each["@type"])).toEqual([
    ...Array(8).fill("HowToStep"),
    ...Array(2).fill("HowToTip"),
  ]);
  const cooklang = readCooklang((await alice.get(buildAddress(id, "cooklang"))).text);
  expect(cooklang.strange).toEqual([]);
  expect(cooklang.metadata).toMatchObject({ servings: 6, "prep time": "30m", "cook time": "3h" });
  expect(cooklang.steps).toHaveLength(9);
  const ingredients = cooklang.steps.flatMap((step) => step.ingredients);
  expect(ingredients).toHaveLength(12);
  expect(ingredients).toContainEqual({
    ...{ name: "Onion", quantity: "2", unit: "", note: "chopped" },
    words: "2 Onion, chopped",
  });
  expect(ingredients).toContainEqual({
    name: "Beef broth",
    quantity: "1 1/2",
    unit: "cups",
    note: "hot",
    words: "1 1/2 cups Beef broth, hot",
  });
  expect(cooklang.notes).toHaveLength(2);
  const markdown = (await alice.get(buildAddress(id, "markdown"))).text.split("\n");
  expect(markdown).toContain("- 1 1/2 cups Beef broth, hot");
  expect(markdown.filter((line) => /^\d+\. /.test(line))).toHaveLength(8);
});

test("exports for programs use the recipe's language, Markdown the reader's", async () => {
  const server = await openTestServer();
  const flour = {
    name: "Farine blanche",
    amount: { numerator: 2, denominator: 1 },
    unit: "CUP" as const,
    complement: "",
  };
  const id = await writeRecipe(server.db, "alice", {
    title: "Galette",
    language: "fr",
    visibility: "PUBLIC",
    ingredients: [flour],
    steps: ["Tamiser la farine blanche."],
  });
  const reader = await server.as("nobody");
  const cooklang = (await reader.get(buildAddress(id, "cooklang"))).text;
  expect(cooklang).toContain("@Farine blanche{2%tasses}[- 2 tasses Farine blanche -]");
  expect(cooklang).toContain("Tamiser la farine blanche.");
  expect(JSON.parse((await reader.get(buildAddress(id, "jsonld"))).text).recipeIngredient).toEqual([
    "2 tasses Farine blanche",
  ]);
  expect((await reader.get(buildAddress(id, "markdown"))).text).toContain(
    "- 2 cups All-purpose flour",
  );
});

describe("the file name", () => {
  test.each([
    ['Say "soup"\r\nX-Evil: 1', "Say -soup- X-Evil- 1", "Say%20-soup-%20X-Evil-%201"],
    ["../../etc/passwd", "etc-passwd", "etc-passwd"],
    [
      "Crème brûlée d’été (l'hiver) 100%",
      "Creme brulee d_ete (l'hiver) 100_",
      "Cr%C3%A8me%20br%C3%BBl%C3%A9e%20d%E2%80%99%C3%A9t%C3%A9%20%28l%27hiver%29%20100%25",
    ],
    ["🍲", "_", "%F0%9F%8D%B2"],
    ["\u202egpj.eton", "gpj.eton", "gpj.eton"],
    [".".repeat(100), "Recipe", "Recipe"],
    ["CON", "_CON", "_CON"],
  ])("for %j is safe", async (title, plain, encoded) => {
    const server = await openTestServer();
    const id = await writeRecipe(server.db, "alice", { title, visibility: "PUBLIC" });
    const { headers, status } = await (await server.as("nobody")).get(buildAddress(id, "markdown"));
    expect(status).toBe(200);
    expect(headers.get("X-Evil")).toBeNull();
    expect(headers.get("Content-Disposition")).toBe(
      `attachment; filename="${plain}.md"; filename*=UTF-8''${encoded}.md`,
    );
  });
});

test("the key allows exporting and printing, and no file of a private recipe contains a URL", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Secret soup", steps: ["Stir."] });
  await illustrate(server, id, readFileSync("server/operations/demo/images/apple-pie.webp"));
  const key = await shareByLink(server.db, "alice", id);
  const nobody = await server.as("nobody");
  const page = await nobody.get(`/recipe/view?id=${id}&key=${key}`);
  const links = [...page.text.matchAll(/href="(\/recipe\/(?:export|print)[^"]*)"/g)].map(
    ([, link = ""]) => link.replaceAll("&amp;", "&"),
  );
  expect(links).toHaveLength(4);
  for (const link of links) {
    const { status, text } = await nobody.get(link);
    expect({ link, status, isThere: text.includes("Secret soup") }).toEqual({
      link,
      status: 200,
      isThere: true,
    });
    if (link.includes("export"))
      expect(text).not.toMatch(/https?:\/\/(?!schema\.org)|\/image\/|key=/);
    expect((await nobody.get(link.replace(key, "wrong"))).status).toBe(403);
    expect((await nobody.get(link.replace(/&key=.*/, ""))).status).toBe(403);
  }
});

test("errors and unknown formats get an error page", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice");
  const charlie = await server.as("charlie");
  const refused = await charlie.get(buildAddress(id, "cooklang"));
  expect([refused.status, refused.headers.get("Content-Disposition")]).toEqual([403, null]);
  expect(extractText(refused.text)).toContain("You are not allowed to see this recipe");
  expect((await charlie.get(buildAddress(999, "cooklang"))).status).toBe(404);
  const alice = await server.as("alice");
  for (const format of ["", "pdf", "__proto__"])
    expect([format, (await alice.get(buildAddress(id, format))).status]).toEqual([format, 400]);
});
