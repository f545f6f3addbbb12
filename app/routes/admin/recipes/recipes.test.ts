import { expect, test } from "vitest";
import {
  expectForAdministratorsOnly,
  secondAdministrator,
} from "../../../../tests/support/administrators";
import { listAuditEntries } from "../../../../tests/support/audit-log";
import { CAST } from "../../../../tests/support/cast";
import { findNextPage } from "../../../../tests/support/list-pages";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe, writeSharedRecipe } from "../../../../tests/support/recipes";
import { listReportOutcomes, report } from "../../../../tests/support/reports";
import { openTestServer } from "../../../../tests/support/server";

const RECIPES = "/admin/recipes";

const extractHeadings = (html: string) =>
  [...html.matchAll(/<h2 id="recipe-\d+".*?<\/h2>/gs)].map(([heading]) =>
    extractText(heading).trim(),
  );

test("only administrators can list and remove all users' recipes", async () => {
  const server = await openTestServer();
  const recipe = String(await writeRecipe(server.db, "bob"));
  await server.db.updateTable("recipes").set({ image_version: 1, image_key: "1-v1" }).execute();
  await expectForAdministratorsOnly(server, RECIPES, [
    { recipe, intent: "remove" },
    { recipe, intent: "removeImage" },
  ]);
});

test("all recipes are paged, newest first, while one is added", async () => {
  const server = await openTestServer();
  const titles: string[] = [];
  for (let count = 1; count <= 30; count++) {
    const title = `Dish ${count}`;
    await writeRecipe(server.db, count % 2 ? "alice" : "bob", { title, visibility: "PUBLIC" });
    titles.unshift(title);
  }
  const ada = await server.as("ada");
  const first = await ada.get(RECIPES);
  await writeRecipe(server.db, "alice", { title: "Meanwhile", visibility: "PUBLIC" });
  const second = await ada.get(findNextPage(first) ?? "");
  expect([...extractHeadings(first.text), ...extractHeadings(second.text)]).toEqual(titles);
  expect(findNextPage(second)).toBeUndefined();
  expect((await ada.get(`${RECIPES}?cursor=nonsense`)).status).toBe(400);
});

test("a private recipe is listed without its title and found only by its author's name", async () => {
  const server = await openTestServer();
  const custard = await writeRecipe(server.db, "alice", { title: "Crème brûlée" });
  await writeRecipe(server.db, "charlie", { title: "Charlotte", visibility: "PUBLIC" });
  const ada = await server.as("ada");
  const none = await ada.get(`${RECIPES}?search=creme`);
  expect(extractText(none.text)).toContain("There are no recipes here.");
  const all = await ada.get(RECIPES);
  expect(extractHeadings(all.text)).toEqual(["Charlotte", `Recipe #${custard}`]);
  expect(extractText(all.text)).toContain("Private");
  expect(all.text).toContain(`href="/admin/access?recipe=${custard}"`);
  expect(all.text).not.toContain(`href="/recipe/view?id=${custard}"`);
  const named = await ada.get(`${RECIPES}?search=charlie`);
  const [, toCharlie = ""] = /href="([^"]*author=\d+)"[^>]*>Charlie</.exec(named.text) ?? [];
  expect(extractHeadings((await ada.get(toCharlie)).text)).toEqual(["Charlotte"]);
});

test("removing a recipe deletes it, settles its reports and is logged", async () => {
  const server = await openTestServer();
  const { db } = server;
  const recipe = await writeSharedRecipe(db, "PUBLIC");
  await report(db, "bob", { recipe }, "Stolen");
  const ada = await server.as("ada");
  const sent = await ada.post(`${RECIPES}?search=recipe`, {
    recipe: String(recipe),
    intent: "remove",
  });
  expect([sent.status, sent.location]).toEqual([303, `${RECIPES}?search=recipe`]);
  expect(extractText((await ada.get(RECIPES)).text)).toContain("“A PUBLIC recipe” is removed.");
  expect((await ada.get(`/recipe/view?id=${recipe}`)).status).toBe(404);
  expect(await listAuditEntries(db)).toEqual([
    ["Ada", "recipe.remove", "A PUBLIC recipe", { author: "Alice" }],
  ]);
  expect(await listReportOutcomes(db)).toEqual([[1, "REMOVED", "A PUBLIC recipe", CAST.ada.id]]);
});

test("an image is removed once, with its reports, and the recipe stays", async () => {
  const server = await openTestServer();
  const { db } = server;
  const recipe = await writeSharedRecipe(db, "PUBLIC");
  await db.updateTable("recipes").set({ image_version: 1, image_key: "1-v1" }).execute();
  await report(db, "bob", { recipe, isImage: true });
  await report(db, "bob", { recipe });
  const ada = await server.as("ada");
  const form = { recipe: String(recipe), intent: "removeImage" };
  await Promise.all([ada.post(RECIPES, form), ada.post(RECIPES, form)]);
  expect(await db.selectFrom("recipes").select("image_version").execute()).toEqual([
    { image_version: null },
  ]);
  expect(await listAuditEntries(db)).toEqual([
    ["Ada", "picture.remove", "A PUBLIC recipe", { author: "Alice" }],
  ]);
  expect(await listReportOutcomes(db)).toEqual([
    [1, "REMOVED", "A PUBLIC recipe", CAST.ada.id],
    [2, null, null, null],
  ]);
});

test("when two administrators remove a recipe at once, the second is told that it is gone", async () => {
  const server = await openTestServer();
  const recipe = String(await writeRecipe(server.db, "alice", { visibility: "PUBLIC" }));
  const clients = [await server.as("ada"), await secondAdministrator(server)];
  const sent = await Promise.all(
    clients.map((client) => client.post(RECIPES, { recipe, intent: "remove" })),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([303, 404]);
  const refused = sent.find(({ status }) => status === 404);
  expect(extractText(refused?.text ?? "")).toContain("Recipe not found");
  expect(await listAuditEntries(server.db)).toHaveLength(1);
});

test("a form without a recipe or an intent is rejected", async () => {
  const server = await openTestServer();
  const recipe = String(await writeRecipe(server.db, "alice", { visibility: "PUBLIC" }));
  const ada = await server.as("ada");
  expect((await ada.post(RECIPES, { recipe, intent: "burn" })).status).toBe(400);
  expect((await ada.post(RECIPES, { intent: "remove" })).status).toBe(404);
  expect((await ada.post(RECIPES, { recipe: "99", intent: "removeImage" })).status).toBe(404);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toHaveLength(1);
});
