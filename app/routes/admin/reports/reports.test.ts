import { expect, test } from "vitest";
import {
  expectForAdministratorsOnly,
  secondAdministrator,
} from "../../../../tests/support/administrators";
import { listAuditEntries } from "../../../../tests/support/audit-log";
import { CAST } from "../../../../tests/support/cast";
import type { Client } from "../../../../tests/support/client";
import { giveImage } from "../../../../tests/support/images";
import { findNextPage } from "../../../../tests/support/list-pages";
import { extractText } from "../../../../tests/support/page";
import { addPerson } from "../../../../tests/support/people";
import { writeRecipe, writeSharedRecipe } from "../../../../tests/support/recipes";
import { takeRefusal } from "../../../../tests/support/refusals";
import { listReportOutcomes, report } from "../../../../tests/support/reports";
import { openTestServer } from "../../../../tests/support/server";
import { writtenRows } from "../../../../tests/support/written-rows";

const REPORTS = "/admin/reports";
const SETTLED = "/admin/reports?show=settled";

/** A server where Alice has a profile image and a public recipe with an image. */
async function openWithImages() {
  const server = await openTestServer();
  const { db } = server;
  const recipe = await writeSharedRecipe(db, "PUBLIC");
  await giveImage(server, "recipes", recipe);
  await giveImage(server, "users", CAST.alice.id);
  return { server, db, recipe, ada: await server.as("ada") };
}

const settle = (client: Client, id: number, intent: string) =>
  client.post(REPORTS, { report: String(id), intent });

const saysAfter = async (client: Client, path = REPORTS) =>
  extractText((await client.get(path)).text);

const extractEntries = (html: string) =>
  [...html.matchAll(/<h2 id="report-\d+".*?<\/h2>/gs)].map(([heading]) =>
    extractText(heading).trim(),
  );

test("only administrators can read and settle reports", async () => {
  const { server, db, recipe } = await openWithImages();
  const id = String(await report(db, "bob", { recipe }));
  const forms = ["dismiss", "remove", "suspend"].map((intent) => ({ report: id, intent }));
  await expectForAdministratorsOnly(server, REPORTS, forms);
  await expectForAdministratorsOnly(server, SETTLED, forms);
});

test("each reported item is listed once with all its reports, the oldest first", async () => {
  const { db, recipe, ada } = await openWithImages();
  await report(db, "bob", { recipe }, "Stolen <b>from</b> me");
  await report(db, "bob", { user: CAST.alice.id, isImage: true }, "Not her");
  await report(db, "charlie", { recipe }, "Not a recipe");
  await report(db, "dana", { recipe, isImage: true }, "Blurred");
  const { text } = await ada.get(REPORTS);
  expect(extractEntries(text)).toEqual(["A PUBLIC recipe", "Alice", "A PUBLIC recipe"]);
  const said = ["Stolen <b>from</b> me", "Bob", "Not a recipe", "Charlie", "Not her", "Blurred"];
  const found = said.map((words) => extractText(text).indexOf(words));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
  for (const image of ["/image/recipes-thumbnails/1-v1.webp", "/admin/image/users/1-v1.webp"])
    expect(text).toContain(`src="${image}"`);
  expect(text).toContain('href="/recipe/view?id=1"');
  expect(text).toContain('href="/admin/user?user=1"');
});

test("the page shows ten reports of an item and counts the rest", async () => {
  const { db, recipe, ada } = await openWithImages();
  for (let count = 1; count <= 12; count++)
    await report(db, await addPerson(db, `reader${count}`), { recipe }, `Bad in way ${count}.`);
  const text = await saysAfter(ada);
  expect(text).toContain("Bad in way 10.");
  expect(text).not.toContain("Bad in way 11.");
  expect(text).toContain("and 2 more reports about this");
});

test("dismissing a report settles all reports of the item and leaves the item and other reports alone", async () => {
  const { db, recipe, ada } = await openWithImages();
  const first = await report(db, "bob", { recipe });
  await report(db, "charlie", { recipe }, "Boring");
  await report(db, "charlie", { recipe, isImage: true });
  const sent = await settle(ada, first, "dismiss");
  expect([sent.status, sent.location]).toEqual([303, REPORTS]);
  expect(await saysAfter(ada)).toContain("The reports about “A PUBLIC recipe” are dismissed.");
  expect(await listReportOutcomes(db)).toEqual([
    [1, "DISMISSED", "A PUBLIC recipe", CAST.ada.id],
    [2, "DISMISSED", "A PUBLIC recipe", CAST.ada.id],
    [3, null, null, null],
  ]);
  expect(await listAuditEntries(db)).toEqual([
    ["Ada", "report.dismiss", "A PUBLIC recipe", { count: 2 }],
  ]);
  expect(await db.selectFrom("recipes").select("id").execute()).toHaveLength(1);
  expect(await report(db, "bob", { recipe }, "Still")).toBe(4);
  expect((await listReportOutcomes(db)).at(-1)).toEqual([4, null, null, null]);
});

test("the reports of a removed recipe can still be read among the settled ones", async () => {
  const { db, recipe, ada } = await openWithImages();
  const id = await report(db, "bob", { recipe }, "Stolen");
  await report(db, "charlie", { recipe, isImage: true }, "Blurred");
  await report(db, "charlie", { user: CAST.alice.id });
  await settle(ada, id, "remove");
  expect(await db.selectFrom("recipes").select("id").execute()).toEqual([]);
  expect(await listReportOutcomes(db)).toEqual([
    [1, "REMOVED", "A PUBLIC recipe", CAST.ada.id],
    [2, "REMOVED", "A PUBLIC recipe", CAST.ada.id],
    [3, null, null, null],
  ]);
  expect(await listAuditEntries(db)).toEqual([
    ["Ada", "recipe.remove", "A PUBLIC recipe", { author: "Alice" }],
  ]);
  const unused = await db.selectFrom("unused_images").select(["folder", "name"]).execute();
  expect(unused).toContainEqual({ folder: "recipes", name: "1-v1" });
  const { text } = await ada.get(SETTLED);
  expect(extractEntries(text)).toEqual(["A PUBLIC recipe", "A PUBLIC recipe"]);
  for (const words of ["Stolen", "Bob", "Removed", "Ada"])
    expect(extractText(text)).toContain(words);
  expect(text).not.toContain('href="/recipe/view');
});

test.each([
  ["a recipe", { recipe: 1 }, "A PUBLIC recipe", "recipes", "1-v1"],
  ["a person", { user: 1 }, "Alice", "users", "1-v1"],
] as const)(
  "removing the reported image of %s changes nothing else",
  async (_what, of, name, folder, file) => {
    const { server, db, ada } = await openWithImages();
    const id = await report(db, "bob", { ...of, isImage: true });
    await report(db, "bob", of);
    await settle(ada, id, "remove");
    const table = folder === "users" ? "users" : "recipes";
    const { version } = await server.db
      .selectFrom(table)
      .select("image_version as version")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    expect(version).toBeNull();
    expect(await db.selectFrom("unused_images").select("name").execute()).toContainEqual({
      name: file,
    });
    expect(await listAuditEntries(db)).toEqual([
      ["Ada", "picture.remove", name, { author: "Alice" }],
    ]);
    expect(await listReportOutcomes(db)).toEqual([
      [1, "REMOVED", name, CAST.ada.id],
      [2, null, null, null],
    ]);
    expect((await ada.get(SETTLED)).status).toBe(200);
  },
);

test("an image that its owner removed is shown as gone and can only be dismissed", async () => {
  const { db, ada, recipe } = await openWithImages();
  const id = await report(db, "bob", { recipe, isImage: true });
  await db.updateTable("recipes").set({ image_version: null, image_key: null }).execute();
  const { text } = await ada.get(REPORTS);
  expect(extractText(text)).toContain("The photo has already been removed.");
  expect(text).not.toContain(`id="remove-${id}"`);
  await settle(ada, id, "remove");
  expect(await listAuditEntries(db)).toEqual([]);
  expect(await listReportOutcomes(db)).toEqual([[1, "REMOVED", "A PUBLIC recipe", CAST.ada.id]]);
});

test.each([
  ["the author of a reported recipe", { recipe: 1 }, "A PUBLIC recipe"],
  ["a reported person", { user: 1 }, "Alice"],
])("%s is suspended and signed out", async (_who, of, name) => {
  const { server, db, ada } = await openWithImages();
  const alice = await server.as("alice");
  const id = await report(db, "bob", of);
  await settle(ada, id, "suspend");
  expect(await saysAfter(ada)).toContain(
    `The account is suspended, and the reports about “${name}” are settled.`,
  );
  const { suspended_at } = await db
    .selectFrom("users")
    .select("suspended_at")
    .where("id", "=", CAST.alice.id)
    .executeTakeFirstOrThrow();
  expect(suspended_at).not.toBeNull();
  expect((await alice.get("/home")).location).toBe("/login");
  expect(await listAuditEntries(db)).toEqual([["Ada", "user.suspend", "Alice", {}]]);
  expect(await listReportOutcomes(db)).toEqual([[1, "SUSPENDED", name, CAST.ada.id]]);
});

test("a report on a suspended user or an administrator offers no suspension, and one on a user no removal", async () => {
  const { db, ada, recipe } = await openWithImages();
  const alices = await report(db, "bob", { recipe });
  const adas = await report(db, "bob", { user: CAST.ada.id });
  const charlies = await report(db, "bob", { user: CAST.charlie.id });
  await db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", 1).execute();
  const { text } = await ada.get(REPORTS);
  expect([alices, adas, charlies].map((id) => text.includes(`id="suspend-${id}"`))).toEqual([
    false,
    false,
    true,
  ]);
  expect(text).not.toContain(`id="remove-${charlies}"`);
  const before = await writtenRows(db);
  expect((await settle(ada, charlies, "remove")).status).toBe(400);
  expect((await settle(ada, adas, "suspend")).status).toBe(303);
  expect(await takeRefusal(db, ada)).toBe("request.onYourself");
  expect(await writtenRows(db)).toBe(before);
  expect(await listAuditEntries(db)).toEqual([]);
});

test("when two administrators act at once, one settles the report and the other is told", async () => {
  const { server, db, ada, recipe } = await openWithImages();
  const grace = await secondAdministrator(server);
  const id = await report(db, "bob", { recipe });
  const sent = await Promise.all([settle(ada, id, "suspend"), settle(grace, id, "dismiss")]);
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  expect(await listAuditEntries(db)).toHaveLength(1);
  const said = [await saysAfter(ada), await saysAfter(grace)];
  expect(
    said.filter((text) => text.includes("Nothing was done: this was already settled")),
  ).toHaveLength(1);
});

test("deleting a recipe deletes its open reports and keeps the settled ones", async () => {
  const { db, ada, recipe } = await openWithImages();
  const settled = await report(db, "bob", { recipe }, "First");
  await settle(ada, settled, "dismiss");
  const open = await report(db, "charlie", { recipe }, "Second");
  await db.deleteFrom("recipes").where("id", "=", recipe).execute();
  expect(await listReportOutcomes(db)).toEqual([[1, "DISMISSED", "A PUBLIC recipe", CAST.ada.id]]);
  await settle(ada, open, "remove");
  expect(await saysAfter(ada)).toContain("or the reported content is gone");
  expect(await listAuditEntries(db)).toHaveLength(1);
});

test("both lists are paged, each item once, while reports are made and settled", async () => {
  const { db, ada } = await openWithImages();
  const titles: string[] = [];
  for (let count = 1; count <= 30; count++) {
    const title = `Dish ${count}`;
    const recipe = await writeRecipe(db, "alice", { title, visibility: "PUBLIC" });
    await report(db, await addPerson(db, `reader${count}`), { recipe });
    titles.push(title);
  }
  const first = await ada.get(REPORTS);
  await settle(ada, 1, "dismiss");
  await report(db, "dana", { recipe: 30 }, "Again");
  const second = await ada.get(findNextPage(first) ?? "");
  expect([...extractEntries(first.text), ...extractEntries(second.text)]).toEqual(titles);
  expect(findNextPage(second)).toBeUndefined();
  for (let id = 2; id <= 30; id++) await settle(ada, id, "dismiss");
  const newest = await ada.get(SETTLED);
  const older = await ada.get(findNextPage(newest) ?? "");
  const settled = [...extractEntries(newest.text), ...extractEntries(older.text)];
  expect(settled.toSorted()).toEqual([...titles, "Dish 29"].toSorted());
  expect(settled.at(-1)).toBe("Dish 1");
  expect(extractText((await ada.get(REPORTS)).text)).toContain("No reports are open.");
});

test("a form without a report or an intent is rejected", async () => {
  const { db, ada, recipe } = await openWithImages();
  const id = await report(db, "bob", { recipe });
  expect((await settle(ada, id, "burn")).status).toBe(400);
  expect((await ada.post(REPORTS, { intent: "dismiss" })).status).toBe(400);
  expect((await ada.get(`${REPORTS}?cursor=nonsense`)).status).toBe(400);
  expect(await listReportOutcomes(db)).toEqual([[1, null, null, null]]);
});

test("reports are shown in French", async () => {
  const { db, ada, recipe } = await openWithImages();
  await report(db, "bob", { recipe });
  const { text } = await ada.get(REPORTS, { "Accept-Language": "fr-FR" });
  for (const words of ["Signalements", "Classer sans suite", "Suspendre Alice"])
    expect(extractText(text)).toContain(words);
});
