import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { uploadOf } from "../../tests/support/import-files";
import { openInThread } from "./open-in-thread";

/** A page's share of the thread that answers, and the noise of a shared processor. */
const MOST_MS = 50;
const NOISE_MS = 100;

async function delayOf(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await setTimeout(20);
  await work();
  await setTimeout(20);
  delay.disable();
  return delay.max / 1_000_000;
}

test("JSON of 30 MB takes no time of the thread that answers", async () => {
  const row = (at: number) => ({ recipe_id: String(at % 5_000), note: "an egg", position: at });
  const json = {
    recipes: [{ id: "1", name: "Egg" }],
    recipes_ingredients: Array.from({ length: 550_000 }, (_, at) => row(at)),
  };
  const upload = uploadOf("recipes.json", JSON.stringify(json));
  const spent = await delayOf(async () => {
    const opened = await openInThread(upload);
    expect(opened.format).toBe("MEALIE");
    const entries = [];
    for await (const entry of opened.recipes()) entries.push(entry);
    expect(entries).toMatchObject([{ recipe: { title: "Egg" } }]);
    await opened.close();
  });
  expect(spent).toBeLessThan(MOST_MS + NOISE_MS);
});

test("what a thread refuses has its reason, and pictures come out of it", async () => {
  const broken = uploadOf("recipes.json", "{");
  await expect(openInThread(broken)).rejects.toMatchObject({ reason: "damaged" });
  const photo_data = Buffer.from("soup").toString("base64");
  const soup = { name: "Soup", ingredients: "leeks", directions: "Boil.", photo_data };
  const opened = await openInThread(uploadOf("soup", JSON.stringify(soup)));
  expect(String(await opened.picture("soup"))).toBe("soup");
  await opened.close();
});
