import "../../../tests/support/built";
import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { openUpload } from "#reader/formats/open-upload";
import { writeUpload } from "../../../tests/support/import-files";
import { openInThread } from "./open-in-thread";
import { readFileText } from "./read-file-text";

/** Of the time it takes to open the file in the main thread. */
const MOST_SHARE = 0.25;

async function measureActiveMs(work: () => Promise<void>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}

test("opening 30 MB of JSON takes little time of the main thread", async () => {
  const row = (at: number) => ({ recipe_id: String(at % 5_000), note: "an egg", position: at });
  const json = {
    recipes: [{ id: "1", name: "Egg" }],
    recipes_ingredients: Array.from({ length: 550_000 }, (_, at) => row(at)),
  };
  const upload = writeUpload("recipes.json", JSON.stringify(json));
  const read = async (open: () => ReturnType<typeof openInThread>) => {
    const opened = await open();
    expect(opened.format).toBe("MEALIE");
    const entries = [];
    for await (const entry of opened.recipes()) entries.push(entry);
    expect(entries).toMatchObject([{ recipe: { title: "Egg" } }]);
    await opened.close();
  };
  // Other load only adds time, so the minimum of three runs counts.
  const inThread = [];
  for (let run = 0; run < 3; run++)
    inThread.push(await measureActiveMs(() => read(() => openInThread(upload))));
  const here = await measureActiveMs(() => read(async () => openUpload(upload, readFileText)));
  expect(Math.min(...inThread) / here).toBeLessThan(MOST_SHARE);
});

test("a thread reports why it rejects a file, and returns images", async () => {
  const broken = writeUpload("recipes.json", "{");
  await expect(openInThread(broken)).rejects.toMatchObject({ reason: "damaged" });
  const photo_data = Buffer.from("soup").toString("base64");
  const soup = { name: "Soup", ingredients: "leeks", directions: "Boil.", photo_data };
  const opened = await openInThread(writeUpload("soup", JSON.stringify(soup)));
  expect(String(await opened.image("soup"))).toBe("soup");
  await opened.close();
});
