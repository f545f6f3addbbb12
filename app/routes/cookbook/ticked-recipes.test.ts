import { expect, test } from "vitest";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { CAST } from "../../../tests/support/cast";
import { cookbookRows, makeCookbook } from "../../../tests/support/cookbooks";
import { extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

async function openWorld() {
  const server = await openTestServer();
  const { db } = server;
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  const stew = await writeRecipe(db, "alice", { title: "Onion stew", visibility: "PRIVATE" });
  const tart = await writeRecipe(db, "alice", { title: "Onion tart", visibility: "PUBLIC" });
  const soup = await writeRecipe(db, "charlie", { title: "Onion soup", visibility: "PUBLIC" });
  const secret = await writeRecipe(db, "charlie", { title: "Onion jam", visibility: "PRIVATE" });
  await addRecipeToCookbook(db, CAST.alice, cookbook, tart);
  return { server, cookbook, stew, tart, soup, secret, at: `/cookbook/edit?addTo=${cookbook}` };
}

function addRecipes(recipes: number[]) {
  const form = new FormData();
  form.set("intent", "addRecipes");
  for (const id of recipes) form.append("recipe", String(id));
  return form;
}

test("a user's own recipes are offered, and a search offers every visible one, with those already added marked", async () => {
  const { server, at } = await openWorld();
  const alice = await server.as("alice");
  const own = extractText((await alice.get(at)).text);
  expect(own).toContain("Onion stew");
  expect(own).toMatch(/Onion tart Alice Added/);
  expect(own).not.toContain("Onion soup");
  const found = extractText((await alice.get(`${at}&search=onion`)).text);
  expect(found).toContain("Onion soup");
  expect(found).not.toContain("Onion jam");
  const danas = extractText((await (await server.as("dana")).get(`${at}&search=onion`)).text);
  expect(danas).toContain("Onion tart");
  expect(danas).not.toContain("Onion stew");
});

test("the ticked recipes are added in one step, and one hidden recipe rejects all", async () => {
  const { server, cookbook, stew, tart, soup, secret, at } = await openWorld();
  const alice = await server.as("alice");
  const before = await cookbookRows(server.db);
  expect((await alice.post(at, addRecipes([soup, secret]))).status).toBe(403);
  expect((await alice.post(at, addRecipes([soup, 999]))).status).toBe(404);
  expect(
    (await alice.post(at, addRecipes(Array.from({ length: 121 }, (_, at) => at + 1)))).status,
  ).toBe(400);
  expect(await cookbookRows(server.db)).toEqual(before);

  const none = await alice.post(at, addRecipes([]));
  expect([none.status, none.location]).toEqual([303, at]);
  expect(await cookbookRows(server.db)).toEqual(before);
  await alice.get(at);

  const added = await alice.post(at, addRecipes([stew, tart, soup]));
  expect(added.location).toBe(`/cookbook/view?cookbook=${cookbook}`);
  expect(extractText((await alice.get(added.location ?? "")).text)).toContain("2 recipes added");
  expect((await cookbookRows(server.db)).recipes).toHaveLength(3);
});

test("later pages of a user's recipes and of a search contain the remaining ones", async () => {
  const { server, at } = await openWorld();
  for (let number = 1; number <= 26; number++)
    await writeRecipe(server.db, "alice", { title: `Leek ${number}`, visibility: "PUBLIC" });
  const alice = await server.as("alice");
  const titlesIn = (text: string) => [...text.matchAll(/(?:Leek \d+|Onion \w+)(?=<)/g)].map(String);
  for (const [address, count] of [
    [at, 28],
    [`${at}&search=leek`, 26],
  ] as const) {
    const first = (await alice.get(address)).text;
    const cursor = /name="cursor" value="([^"]+)"/.exec(first)?.[1];
    const second = (await alice.get(`${address}&cursor=${cursor}`)).text;
    expect(second).not.toContain('name="cursor"');
    expect(titlesIn(first)).toHaveLength(24);
    expect(new Set([...titlesIn(first), ...titlesIn(second)]).size).toBe(count);
    const elsewhere = (await alice.get(`${at}&search=onion&cursor=${cursor}`)).text;
    expect(titlesIn(elsewhere)).toHaveLength(3);
  }
  expect((await alice.get(`${at}&cursor=x`)).status).toBe(400);
});

test("ticks carry over to the next page or search, and hidden recipes are not shown", async () => {
  const { server, stew, tart, soup, secret, at } = await openWorld();
  const alice = await server.as("alice");
  const ticked = [stew, tart, soup, secret, 999].map((id) => `&recipe=${id}`).join("");
  const { text } = await alice.get(`${at}&search=stew${ticked}`);
  const boxes = [...text.matchAll(/<input type="checkbox"[^>]*>/g)].map(String);
  expect(boxes.map((box) => [/value="(\d+)"/.exec(box)?.[1], box.includes("checked")])).toEqual([
    [String(soup), true],
    [String(stew), true],
  ]);
  expect(extractText(text)).toContain("Selected so far Onion soup Charlie");
  expect(text).not.toContain("Onion jam");
  const many = Array.from({ length: 500 }, (_, each) => `&recipe=${each + 1}`).join("");
  expect((await alice.get(at + many)).status).toBe(200);
});
