import { expect, test } from "vitest";
import { EVERYBODY } from "../../../tests/support/cast";
import { extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const line = (name: string) => ({ name, amount: null, unit: "NONE" as const, complement: "" });

async function buildHaveQuery({ db }: TestServer, names: string[]): Promise<string> {
  const rows = await db
    .selectFrom("ingredients")
    .select("id")
    .where("name_en", "in", names)
    .execute();
  expect(rows).toHaveLength(names.length);
  return rows.map(({ id }) => `have=${id}`).join("&");
}

const cook = (server: TestServer, title: string, names: string[], visibility = "PUBLIC") =>
  writeRecipe(server.db, "alice", {
    title,
    visibility: visibility as "PUBLIC",
    ingredients: names.map(line),
  });

test("recipes are ranked by available ingredients and list the missing ones", async () => {
  const server = await openTestServer();
  await cook(server, "Toast", ["Salted butter", "White bread"]);
  await cook(server, "Omelette", ["Egg", "Salted butter", "Salt", "Fresh chives"]);
  await cook(server, "Pancakes", [
    "Egg",
    "Salted butter",
    "Salt",
    "All-purpose flour",
    "grandma’s secret",
  ]);
  await cook(server, "Coffee", ["Water"]);
  const charlie = await server.as("charlie");
  const have = await buildHaveQuery(server, ["Egg", "Salted butter", "Salt"]);
  const { text } = await charlie.get(`/search?${have}`);
  const page = extractText(text);
  expect([...text.matchAll(/<h2><a[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title)).toEqual([
    "Omelette",
    "Pancakes",
    "Toast",
  ]);
  expect(page).toMatch(/Omelette\s+You have 3 of 4\.\s+Missing: Fresh chives/);
  expect(page).toMatch(/You have 3 of 5\.\s+Missing: All-purpose flour, grandma’s secret/);
  expect(page).not.toContain("Coffee");
  const french = extractText(
    (await charlie.get(`/search?${have}`, { "Accept-Language": "fr" })).text,
  );
  expect(french).toMatch(/3 sur 4 sous la main\.\s+Il manque\u00a0: Ciboulette/);
});

test("several names with commas between them are added at once, and unclear ones are asked about", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const add = encodeURIComponent("egg, milk, bean, flour, butter, quokkaberry");
  const added = await charlie.get(`/search?add=${add}`);
  expect(added.status).toBe(303);
  const page = await charlie.get(added.location ?? "");
  expect(extractText(page.text)).toMatch(/Egg\s.*Milk\s.*All-purpose flour\s.*Butter/);
  expect(extractText(page.text)).not.toContain("2% milk");
  expect(extractText(page.text)).toContain("Which ingredient is “bean”?");
  expect(extractText(page.text)).toContain("no ingredient called “quokkaberry”");
  expect(page.text).toMatch(/<input[^>]*id="add"[^>]*autofocus/i);
});

test("water, salt and pepper count as at hand, and a food serves for its kin", async () => {
  const server = await openTestServer();
  await cook(server, "Crêpes", ["Egg", "Skim milk", "Salted butter", "Salt", "Water"]);
  await cook(server, "Curry", ["Coconut milk", "Smooth peanut butter", "Black pepper"]);
  await cook(server, "Tea", ["Water"]);
  const charlie = await server.as("charlie");
  const page = async (names: string[]) =>
    extractText((await charlie.get(`/search?${await buildHaveQuery(server, names)}`)).text);
  const plain = await page(["Egg", "2% milk", "Unsalted butter"]);
  expect(plain).toMatch(/Crêpes\s+You have 5 of 5\./);
  expect(plain).toContain("Water, salt, pepper and your staples are taken to be there.");
  expect(plain).not.toContain("Curry");
  expect(plain).not.toContain("Tea");
  expect(await page(["Egg", "Salted butter"])).toMatch(/You have 4 of 5\.\s+Missing: Skim milk/);
});

test("only visible recipes are counted", async () => {
  const server = await openTestServer();
  await cook(server, "Own secret", ["Egg"], "PRIVATE");
  await cook(server, "For friends", ["Egg"], "PROTECTED");
  const have = await buildHaveQuery(server, ["Egg"]);
  const seen: Record<string, string[]> = {};
  for (const who of EVERYBODY) {
    const { text } = await (await server.as(who)).get(`/search?${have}`);
    seen[who] = ["Own secret", "For friends"].filter((title) => text.includes(title));
  }
  expect(seen).toEqual({
    alice: ["Own secret", "For friends"],
    bob: ["For friends"],
    charlie: [],
    dana: [],
    ada: [],
    nobody: [],
  });
});

test("an ingredient is added by name in either language, and an ambiguous name is asked about", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const egg = await buildHaveQuery(server, ["Egg"]);
  const added = await charlie.get(`/search?${egg}&add=beurre`);
  expect(added.status).toBe(303);
  const both = await charlie.get(added.location ?? "");
  expect(extractText(both.text)).toMatch(/Egg.*Butter/);
  const unclear = await charlie.get(`/search?${egg}&add=bean`);
  expect(unclear.status).toBe(200);
  expect(extractText(unclear.text)).toContain("Which ingredient is “bean”?");
  expect(unclear.text).toMatch(new RegExp(`href="/search\\?${egg}&amp;have=\\d+"`));
  const unknown = await charlie.get("/search?add=quokkaberry");
  expect(extractText(unknown.text)).toContain("no ingredient called “quokkaberry”");
});

test("any list of ingredients gets a page", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const many = Array.from({ length: 500 }, (_, index) => `have=${index + 1}`).join("&");
  const { status, text } = await charlie.get(`/search?${many}`);
  expect(status).toBe(200);
  expect(extractText(text)).toContain("at most 40 ingredients");
  for (const query of ["have=x", "have=-1", "have=999999999", "have=1&have=1", "add=%00", "add="])
    expect((await charlie.get(`/search?${query}`)).status).toBe(200);
});
