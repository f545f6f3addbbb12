import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { CAST } from "./support/cast";
import { createClient } from "./support/client";
import { emptyFolder } from "./support/folders";
import { openPlaces } from "./support/nodes";
import { extractFields, extractText } from "./support/page";
import { spawnPopote } from "./support/popote-process";
import { runToEnd } from "./support/spawn-popote";
import { photo, withFile } from "./support/upload";

const NAME = "postgres-and-bucket";
const NEW = "/recipe/edit";

test("a recipe and its photo are saved, found and read, also after a restart with an empty folder", async () => {
  const { db, objects, settings } = await openPlaces(NAME);
  const session = await openSession(db, { userId: CAST.alice.id, userAgent: "test" });
  const folder = emptyFolder();
  const popote = await spawnPopote(folder, settings);
  const alice = createClient(popote.origin, session);
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "Quince tart",
    visibility: "PUBLIC",
  };
  const saved = await alice.post(NEW, withFile(form, await photo()));
  expect(saved.status).toBe(303);
  expect([...objects.keys()].filter((key) => key.startsWith("images/recipes"))).toHaveLength(2);
  expect(readdirSync(folder)).not.toContain("popote.sqlite");
  popote.child.kill("SIGTERM");
  expect(await popote.ended).toBe(0);
  expect(popote.complaints()).toBe("");

  const again = await spawnPopote(emptyFolder(), settings);
  const nobody = createClient(again.origin, undefined);
  expect(extractText((await nobody.get("/search?search=quince")).text)).toContain("Quince tart");
  const page = await nobody.get(saved.location ?? "");
  const [, image = ""] = /src="(\/image\/recipes[^"]+)"/.exec(page.text) ?? [];
  const answer = await nobody.get(image);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  const hidden = { ...form, title: "Quince tart", visibility: "PRIVATE" };
  const mine = createClient(again.origin, session);
  const address = saved.location?.replace("/recipe/view", NEW) ?? "";
  const kept = extractFields((await mine.get(address)).text);
  expect((await mine.post(address, { ...hidden, ...kept, visibility: "PRIVATE" })).status).toBe(
    303,
  );
  expect((await nobody.get(saved.location ?? "")).status).toBe(403);
  expect((await nobody.get(image)).status).toBe(404);
});

test("an unreachable or missing database is reported with a remedy, and the exit code is 2", async () => {
  const { settings } = await openPlaces(NAME);
  const start = (DATABASE_URL: string) =>
    runToEnd([], emptyFolder(), { ...settings, DATABASE_URL });
  expect(await start("postgres://popote:secret@127.0.0.1:1/popote")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^PostgreSQL does not answer at 127\.0\.0\.1:1 \(ECONNREFUSED\)/),
  });
  const missing = settings.DATABASE_URL.replace(NAME, "not-there");
  expect(await start(missing)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^There is no database not-there at .*CREATE DATABASE "not-there"/,
    ),
  });
});
