import { expect, test } from "vitest";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const amount = (numerator: number, denominator = 1) => ({ numerator, denominator });

async function openCake(own: number | null = 8) {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", {
    yield: own,
    visibility: "PUBLIC",
    ingredients: [
      { name: "All-purpose flour", amount: amount(320), unit: "GRAM", complement: "" },
      { name: "Egg", amount: amount(2), unit: "UNIT", complement: "" },
      { name: "Salt", amount: null, unit: "NONE", complement: "" },
    ],
  });
  const nobody = await server.as("nobody");
  const ask = (query: Record<string, string>) =>
    nobody.get(`/recipe/amounts?id=${id}&${new URLSearchParams(query)}`);
  return { server, id, nobody, ask };
}

test.each([
  [{ line: "0", have: "240 g" }, "3/4"],
  [{ line: "0", have: "1 kg" }, "25/8"],
  [{ line: "1", have: "3" }, "3/2"],
  [{ line: "1", have: "3 eggs" }, "3/2"],
  [{ from: "20 cm", tin: "24 cm" }, "36/25"],
])("%o leads to the recipe as often", async (query, times) => {
  const { id, ask, nobody } = await openCake();
  const answer = await ask({ units: "metric", ...query });
  const address = `/recipe/view?id=${id}&units=metric&times=${encodeURIComponent(times)}`;
  expect([answer.status, answer.location]).toEqual([302, `${address}#ingredients`]);
  const shown = extractText((await nobody.get(address)).text).replace(/\s+/g, " ");
  expect(shown).toMatch(/Ingredients × [\d.]+/);
});

test.each([
  [{ line: "0", have: "a lot" }, "can’t be compared"],
  [{ line: "0", have: "2 cups" }, "can’t be compared"],
  [{ line: "0", have: "100 kg" }, "can’t be compared"],
  [{ line: "2", have: "3 g" }, "can’t be compared"],
  [{ line: "9", have: "3 g" }, "can’t be compared"],
  [{ line: "x", have: "1".repeat(5_000) }, "can’t be compared"],
  [{ from: "20 cm", tin: "<b>" }, "Write both tins"],
])("%o is kept and refused", async (query, problem) => {
  const { ask } = await openCake();
  const { status, text } = await ask(query);
  expect(status).toBe(200);
  expect(extractText(text)).toContain(problem);
  const typed = Object.values(query).at(-1) ?? "";
  expect(text).toContain(`value="${typed.replace("<b>", "&lt;b&gt;")}"`);
});

test("the ingredients are plain text, for the servings of the address and with headings", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await alice.post("/recipe/edit", {
    ...extractFields((await alice.get("/recipe/edit")).text),
    title: "Cake",
    method: "Mix.",
    yield: "2",
    visibility: "PUBLIC",
    ingredientsText: "200 g flour\n2 eggs, beaten\n# For the glaze\n½ lemon",
  });
  const id = 1;
  const nobody = await server.as("nobody");
  const { text } = await nobody.get(`/recipe/amounts?id=${id}&servings=4`);
  expect(/<textarea[^>]*>(.*?)<\/textarea>/s.exec(text)?.[1]?.trim()).toBe(
    "400 g flour\n4 eggs, beaten\n\nFor the glaze:\n1 lemon",
  );
});

test("amounts of a recipe that a viewer may not see are not told", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PRIVATE" });
  const nobody = await server.as("nobody");
  const answer = await nobody.get(`/recipe/amounts?id=${id}&line=0&have=1`);
  expect([403, 404]).toContain(answer.status);
});

const EGGS = { name: "Egg", amount: amount(2), unit: "UNIT" as const, complement: "" };

test("a public recipe opens in Bring!, which reads its page, in the amounts shown", async () => {
  const origin = "https://recipes.example.org";
  const server = await openTestServer({ publicUrl: origin });
  const content = { yield: 8, visibility: "PUBLIC" as const, ingredients: [EGGS] };
  const id = await writeRecipe(server.db, "alice", content);
  const nobody = await server.as("nobody");
  const findLink = async (client: typeof nobody, query: string) => {
    const { text } = await client.get(`/recipe/amounts?${query}`);
    return /<a href="(https:\/\/api\.getbring\.com[^"]*)" rel="([^"]*)"/.exec(text)?.slice(1);
  };
  const [address = "", rel] = (await findLink(nobody, `id=${id}&servings=12`)) ?? [];
  expect(rel).toBe("noopener noreferrer nofollow");
  expect(Object.fromEntries(new URL(address.replaceAll("&amp;", "&")).searchParams)).toEqual({
    url: `${origin}/recipe/view?id=${id}`,
    ...{ source: "web", baseQuantity: "8", requestedQuantity: "12" },
  });
  const page = (await nobody.get(`/recipe/view?id=${id}`)).text;
  const [, json = ""] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@type": "Recipe",
    recipeIngredient: ["2 Egg"],
    recipeYield: ["8", "8 servings"],
  });
  const hidden = await writeRecipe(server.db, "alice", { ...content, visibility: "PRIVATE" });
  expect(await findLink(await server.as("alice"), `id=${hidden}`)).toBeUndefined();
});

test.each([undefined, "http://recipes.example.org"])(
  "a Popote at %s offers no link to Bring!, which could not read it",
  async (publicUrl) => {
    const server = await openTestServer({ publicUrl });
    const content = { visibility: "PUBLIC" as const, ingredients: [EGGS] };
    const id = await writeRecipe(server.db, "alice", content);
    const { text } = await (await server.as("nobody")).get(`/recipe/amounts?id=${id}`);
    expect(text).not.toContain("getbring");
  },
);
