import { expect, test } from "vitest";
import { zipOf } from "../../../tests/support/import-files";
import { buildSchemaRecipe, sendFile, waitForImport } from "../../../tests/support/imports";
import { extractText } from "../../../tests/support/page";
import { openS3StandIn } from "../../../tests/support/s3-stand-in";
import { openTestServer } from "../../../tests/support/server";
import { photo } from "../../../tests/support/upload";
import { takeComplaints } from "../../../tests/support/watched-log";

const view = (id: number) => `/import/view?import=${id}`;
const WAITS = "The import is waiting: the server’s file storage is unavailable.";

test("an accepted import waits for the bucket, says so, and resumes without duplicates or missing photos", async () => {
  const stand = await openS3StandIn();
  const server = await openTestServer({ bucket: stand.settings });
  const alice = await server.as("alice");
  const titles = ["Flan", "Pie", "Tart"];
  const files: Record<string, string | Buffer> = {};
  for (const title of titles) {
    files[`${title}/recipe.json`] = JSON.stringify(buildSchemaRecipe(title));
    files[`${title}/full.jpg`] = await photo();
  }
  const id = await sendFile(alice, await zipOf(files), "my recipes.zip");
  await waitForImport(server.db, id, "READY");

  // The import fails when it stores the first image; the file itself is still readable.
  const file = [...stand.objects.keys()].find((key) => key.startsWith("imports/")) ?? "";
  stand.trouble.isAway = (key) => key !== file;
  expect((await alice.post(view(id), { intent: "save" })).status).toBe(303);
  await expect
    .poll(async () => extractText((await alice.get(view(id))).text), { timeout: 20_000 })
    .toContain(WAITS);
  const french = await server.as("alice", { "Accept-Language": "fr" });
  expect(extractText((await french.get(view(id))).text)).toContain("L’importation est en attente");
  const waiting = await server.db.selectFrom("imports").select(["state", "waits_for"]).execute();
  expect(waiting).toEqual([{ state: "SAVING", waits_for: "storage.away" }]);

  stand.trouble.isAway = undefined;
  const items = await waitForImport(server.db, id, "DONE");
  expect(items.map(({ state, problem }) => ({ state, problem }))).toEqual(
    titles.map(() => ({ state: "SAVED", problem: null })),
  );
  const saved = await server.db
    .selectFrom("recipes")
    .select(["title", "image_version"])
    .orderBy("title")
    .execute();
  expect(saved).toEqual(titles.map((title) => ({ title, image_version: 1 })));
  expect(extractText((await alice.get(view(id))).text)).not.toContain(WAITS);
  const stored = [...stand.objects.keys()].filter((key) => key.startsWith("images/recipes/"));
  expect(stored).toHaveLength(titles.length);
  expect(await server.db.selectFrom("pending_images").select("id").execute()).toEqual([]);
  const complaints = takeComplaints().map(({ msg }) => msg);
  expect(new Set(complaints)).toEqual(new Set(["the bucket of PICTURES does not serve"]));
}, 60_000);
