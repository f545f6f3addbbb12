import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createBlankRecipe } from "#reader/parsed-recipe";
import { suspendUser } from "#server/admin/suspension";
import { pauseImport } from "#server/features/imports/commands";
import { findWaiting, type WaitingItem } from "#server/features/imports/item-rows";
import { listJobs } from "#server/features/imports/jobs";
import { saveItem } from "#server/features/imports/save-item";
import { newSecret } from "#server/platform/secrets";
import { CAST, toUser } from "../../../tests/support/cast";
import { zipOf } from "../../../tests/support/import-files";
import {
  addImport,
  buildSchemaRecipe,
  listImportItems,
  sendFile,
  waitForImport,
} from "../../../tests/support/imports";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../tests/support/server";

function listImportFiles({ dataDir }: TestServer): string[] {
  const folder = path.join(dataDir, "imports");
  return existsSync(folder) ? readdirSync(folder) : [];
}

const twoRecipes = () =>
  zipOf({
    "a.json": JSON.stringify(buildSchemaRecipe("A")),
    "b.json": JSON.stringify(buildSchemaRecipe("B")),
  });

test("a file that comes with a text is what is imported", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = new FormData();
  form.append("formKey", "both");
  form.append("pasted", "Bread\nIngredients\n500 g flour\n300 ml water\nSteps\nBake.");
  form.append("file", new Blob([new Uint8Array(await twoRecipes())]), "x.zip");
  await alice.post("/import", form);
  const items = await waitForImport(server.db, 1, "READY");
  expect(items.map(({ title }) => title)).toEqual(["A", "B"]);
});

test("the three most recent files stay on disk, and recipes of earlier imports stay available", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const ids: number[] = [];
  for (const name of ["1.zip", "2.zip", "3.zip", "4.zip"]) {
    const id = await sendFile(alice, await twoRecipes(), name);
    await waitForImport(server.db, id, "READY");
    ids.push(id);
  }
  expect(listImportFiles(server)).toHaveLength(3);
  const [oldest = 0] = ids;
  await alice.post(`/import/view?import=${oldest}`, { intent: "save" });
  const items = await waitForImport(server.db, oldest, "DONE");
  expect(items.map(({ state }) => state)).toEqual(["SAVED", "SAVED"]);
});

test("a user with three running imports cannot start a fourth, and its file is deleted", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const file of ["one", "two", "three"]) {
    const id = await addImport(server, "alice", [createBlankRecipe("A"), createBlankRecipe("B")]);
    await server.db
      .updateTable("imports")
      .set({ state: "SAVING", file })
      .where("id", "=", id)
      .execute();
  }
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await twoRecipes())]), "4.zip");
  const refused = await alice.post("/import", form);
  expect(refused.status).toBe(429);
  expect(extractText(refused.text)).toContain("Too many attempts");
  expect(listImportFiles(server)).toEqual([]);
  expect(await server.db.selectFrom("imports").select("id").execute()).toHaveLength(3);
});

test("a recipe form whose import was deleted is returned as typed", async () => {
  const server = await openTestServer();
  const id = await addImport(server, "alice", [
    createBlankRecipe("Pie"),
    createBlankRecipe("Tart"),
  ]);
  const alice = await server.as("alice");
  const address = `/recipe/edit?import=${id}&item=1`;
  const fields = extractFields((await alice.get(address)).text);
  await alice.post(`/import/view?import=${id}`, { intent: "drop" });
  const refused = await alice.post(address, { ...fields, title: "", "tips[0]": "Typed for hours" });
  expect(refused.status).toBe(400);
  expect(extractFields(refused.text)["tips[0]"]).toBe("Typed for hours");
  const saved = await alice.post(address, fields);
  expect(saved.location).toBe("/recipe/view?id=1");
});

test("a pasted text over the limit is rejected and not stored", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const long = buildSchemaRecipe("Pie", {
    recipeInstructions: Array.from({ length: 100 }, (_, at) => `${at} ${"stir ".repeat(2_000)}`),
  });
  const { location } = await alice.post("/import", { pasted: JSON.stringify(long) });
  expect(location).toBe("/import/view?import=1");
  expect(await listImportItems(server.db, 1)).toMatchObject([
    { state: "FAILED", problem: "tooLarge" },
  ]);
  expect((await alice.get("/import/view?import=1")).status).toBe(200);
});

test("a recipe with too many lines is rejected without parsing them", async () => {
  const server = await openTestServer();
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at} eggs`);
  const recipes = [300, 301].map((count) => ({
    ...createBlankRecipe("Pie"),
    ingredients: lines(count),
  }));
  const items = await listImportItems(server.db, await addImport(server, "alice", recipes));
  expect(items.map(({ state, problem }) => [state, problem])).toEqual([
    ["FOUND", null],
    ["FAILED", "tooLarge"],
  ]);
});

test("imports run one per user, so that no user delays others", async () => {
  const server = await openTestServer();
  for (const who of ["alice", "alice", "alice", "bob"] as const) {
    await addImport(server, who, [createBlankRecipe("A"), createBlankRecipe("B")]);
  }
  await server.db.updateTable("imports").set({ state: "SAVING" }).execute();
  const jobs = (served: number[]) => listJobs(server.db, served, 2);
  expect((await jobs([])).map(({ id }) => id)).toEqual([1, 4]);
  expect((await jobs([1])).map(({ id }) => id)).toEqual([4]);
});

test("stopping an import saves nothing further", async () => {
  const server = await openTestServer();
  const image = { kind: "entry" as const, name: "pie.jpg" };
  const id = await addImport(server, "alice", [{ ...createBlankRecipe("Pie"), photos: [image] }]);
  const saving = {
    ...{ id, formKey: newSecret(), viewer: toUser("alice") },
    ...{ locale: "en" as const, visibility: "PRIVATE" as const },
  };
  await server.db.updateTable("imports").set({ state: "SAVING" }).execute();
  await server.db.updateTable("import_items").set({ state: "WAITING" }).execute();
  const workshop = { ...server, runTask: <T>(work: () => Promise<T>) => work() };
  const item = await findWaiting(server.db, id);
  await saveItem(workshop, saving, item as WaitingItem, async () => {
    await pauseImport(server.db, saving.viewer, id);
    return undefined;
  });
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
  expect((await listImportItems(server.db, id)).map(({ state }) => state)).toEqual(["FOUND"]);
});

test("a suspended user's import stops and does not resume by itself", async () => {
  const server = await openTestServer();
  const { db } = server;
  const alice = await server.as("alice");
  const files = Array.from({ length: 60 }, (_, at) => [
    `${at}.json`,
    JSON.stringify(buildSchemaRecipe(`Recipe ${at}`)),
  ]);
  const id = await sendFile(alice, await zipOf(Object.fromEntries(files)), "many.zip");
  await waitForImport(db, id, "READY");
  await alice.post(`/import/view?import=${id}`, { intent: "save" });
  await suspendUser(db, CAST.ada, { id: CAST.alice.id });
  const items = await waitForImport(db, id, "READY");
  expect(items.some(({ state }) => state === "FOUND")).toBe(true);
  expect(items.some(({ state }) => state === "WAITING")).toBe(false);
});
