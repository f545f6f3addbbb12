import { expect, test } from "vitest";
import { HEADER_VARIANTS, listCachedPages } from "../../../tests/support/cached-pages";
import { recordQueries } from "../../../tests/support/own-queries";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";
import { writeUsualRecipe } from "../../../tests/support/usual-recipe";

// SQLite only: on PostgreSQL, commits of other databases on the server trigger a recheck.

test("a cached page sends no query to the database", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const nobody = await server.as("nobody");
  for (const page of listCachedPages(id)) {
    for (let visit = 0; visit < 2; visit++) await nobody.get(page);
    expect(await recordQueries(server, () => nobody.get(page)), page).toEqual([]);
  }
});

test("a cached page is read again once after an unrelated write", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  for (let visit = 0; visit < 2; visit++) await nobody.get(page);
  await writeRecipe(server.db, "bob");
  expect((await recordQueries(server, () => nobody.get(page))).length).toBeGreaterThan(0);
  expect(await recordQueries(server, () => nobody.get(page))).toEqual([]);
});

test("every variant of a cached page sends no query", async () => {
  const server = await openTestServer();
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const nobody = await server.as("nobody");
  for (const way of HEADER_VARIANTS) await nobody.get(page, way);
  for (const way of HEADER_VARIANTS) {
    await nobody.get(page, way);
    expect(await recordQueries(server, () => nobody.get(page, way))).toEqual([]);
  }
});
