import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { newSecret } from "#server/platform/secrets";
import type { Client } from "../../tests/support/client";
import { HAS_LOOP_DEVICES, openFailingDisk } from "../../tests/support/failing-disk";
import { startLimitedPopote, startPopoteBy } from "../../tests/support/limited-popote";
import { extractFields, extractText } from "../../tests/support/page";
import { HAS_OTHER_DISKS, makeReadOnly } from "../../tests/support/read-only-disk";
import { imageCall, withFile } from "../../tests/support/upload";

const LIMIT_KB = 400;
const FULL = "This server’s disk is full: nothing was changed. Please try again later.";
const READ_ONLY =
  "This server’s disk is read-only at the moment: nothing was changed. Please try again later.";
const NEW = "/recipe/edit?view=lines";

test("a full disk is reported, forms keep their text, nothing is half-written and reads work", async () => {
  const popote = await startLimitedPopote(LIMIT_KB);
  const alice = await popote.as("alice");
  const write = async (title: string) => {
    const form = {
      ...extractFields((await alice.get(NEW)).text),
      title,
      "steps[0]": "x".repeat(490),
    };
    return alice.post(NEW, form);
  };
  const listSaved = () =>
    popote.db.selectFrom("recipes").select(["id", "title"]).orderBy("id").execute();

  const saved: string[] = [];
  let refused = await write("Dish 0");
  while (refused.status === 303 && saved.length < 200) {
    saved.push(`Dish ${saved.length}`);
    refused = await write(`Dish ${saved.length}`);
  }
  expect(saved.length).toBeGreaterThan(0);
  expect(refused.status).toBe(507);
  expect(extractText(refused.text)).toContain(FULL);
  expect(refused.text).toContain("<title>Error: ");
  expect(extractFields(refused.text)).toMatchObject({
    title: `Dish ${saved.length}`,
    "steps[0]": "x".repeat(490),
  });
  expect((await listSaved()).map(({ title }) => title)).toEqual(saved);

  const [{ id = 0 } = {}] = await listSaved();
  await popote.db.updateTable("sessions").set({ seen_at: 0 }).execute();
  await popote.takeTheRest();
  for (const page of [
    `/recipe/view?id=${id}`,
    "/home",
    "/recipe/list?source=user&source=likedBy&sort=NAME&order=asc",
    "/user/settings",
  ]) {
    expect({ page, status: (await alice.get(page)).status }).toEqual({ page, status: 200 });
  }

  const form = { ...extractFields((await alice.get(NEW)).text), title: "With a photo" };
  const withPhoto = await alice.post(NEW, withFile(form, await largePhoto()));
  expect(withPhoto.status).toBe(507);
  expect(extractText(withPhoto.text)).toContain(`Photo: ${FULL}`);
  expect(extractFields(withPhoto.text).title).toBe("With a photo");
  expect(readdirSync(path.join(popote.dataDir, "uploads"))).toEqual([]);
  expect(existsSync(path.join(popote.dataDir, "images"))).toBe(false);

  const profile = { ...extractFields((await alice.get("/user/edit")).text), username: "Alberta" };
  const renamed = await alice.post("/user/edit", withFile(profile, await largePhoto()));
  expect(renamed.status).toBe(507);
  expect(extractText(renamed.text)).toContain(`Photo: ${FULL}`);
  expect(extractFields(renamed.text).username).toBe("Alberta");
  const account = popote.db.selectFrom("users").select("username").where("id", "=", 1);
  expect(await account.executeTakeFirst()).toEqual({ username: "Alice" });

  const call = await alice.post("/image/users/1", imageCall(await largePhoto()));
  expect([call.status, JSON.parse(call.text)]).toEqual([
    507,
    { error: { code: "storage.full", message: FULL } },
  ]);
  const visitor = await popote.as("nobody");
  const credentials = { email: "bob@popote.example", password: "correct horse" };
  const login = await visitor.post("/login", credentials);
  expect(login.status).toBe(507);
  expect(extractText(login.text)).toContain(FULL);
  expect(extractFields(login.text).email).toBe("bob@popote.example");

  const health = await visitor.get("/health");
  expect([health.status, JSON.parse(health.text).status]).toEqual([503, "unavailable"]);
  expect(popote.said().match(/There is no room to write/g)).toHaveLength(1);
  expect(await overviewFor(await popote.as("ada"))).toContain("The disk is full");

  popote.liftLimit();
  expect((await alice.post(NEW, extractFields(refused.text))).status).toBe(303);
  expect((await alice.post(NEW, withFile(form, await largePhoto()))).status).toBe(303);
  expect((await visitor.post("/login", credentials)).status).toBe(303);
  expect((await listSaved()).map(({ title }) => title)).toEqual([
    ...saved,
    `Dish ${saved.length}`,
    "With a photo",
  ]);
  const { rows } = await sql`PRAGMA integrity_check`.execute(popote.db);
  expect(rows).toEqual([{ integrity_check: "ok" }]);
}, 120_000);

test.runIf(HAS_OTHER_DISKS)(
  "a disk that becomes read-only is reported as such, and the form keeps its text",
  async () => {
    const popote = await startPopoteBy('exec unshare -rm "$0" scripts/start.js');
    const alice = await popote.as("alice");
    const form = {
      ...extractFields((await alice.get(NEW)).text),
      title: "With a photo",
    };
    expect((await alice.post(NEW, withFile(form, await largePhoto()))).status).toBe(303);
    makeReadOnly(popote.pid, path.join(popote.dataDir, "images"));

    const again = {
      ...extractFields((await alice.get(NEW)).text),
      title: "With another photo",
    };
    const refused = await alice.post(NEW, withFile(again, await largePhoto()));
    expect(refused.status).toBe(507);
    expect(extractText(refused.text)).toContain(READ_ONLY);
    expect(extractFields(refused.text).title).toBe("With another photo");
    expect((await alice.get("/health")).status).toBe(503);
    expect(popote.said()).toContain("The disk of DATA_DIR is read-only");
    expect(popote.said()).not.toContain("There is no room");
    expect(await overviewFor(await popote.as("ada"))).toContain(
      "The disk is read-only: nothing can be saved",
    );
  },
);

test.runIf(HAS_OTHER_DISKS)(
  "a form keeps its text on a disk that is read-only before the first upload",
  async () => {
    const popote = await startPopoteBy('exec unshare -rm "$0" scripts/start.js');
    const alice = await popote.as("alice");
    const form = { ...extractFields((await alice.get(NEW)).text), title: "With a photo" };
    makeReadOnly(popote.pid, popote.dataDir);
    const refused = await alice.post(NEW, withFile(form, await largePhoto()));
    expect(refused.status).toBe(507);
    expect(extractText(refused.text)).toContain(READ_ONLY);
    expect(extractFields(refused.text).title).toBe("With a photo");
    const sent = new FormData();
    sent.append("intent", "file");
    sent.append("formKey", newSecret());
    sent.append("file", new Blob(["[]"]), "recipes.json");
    const unsent = await alice.post("/import", sent);
    expect([unsent.status, extractText(unsent.text)]).toEqual([
      507,
      expect.stringContaining(READ_ONLY),
    ]);
    expect(popote.said()).not.toContain("request failed");
  },
);

test.runIf(HAS_LOOP_DEVICES)(
  "a file system remounted read-only after a disk error is reported as read-only, not full",
  async () => {
    const { dataDir, fail } = openFailingDisk();
    const popote = await startPopoteBy('exec "$0" scripts/start.js', dataDir);
    const alice = await popote.as("alice");
    const form = { ...extractFields((await alice.get(NEW)).text), title: "Tarte" };
    const ada = await popote.as("ada");
    expect(await overviewFor(ada)).toContain("The disk is nearly full");
    fail();
    const refused = await alice.post(NEW, form);
    expect(refused.status).toBe(507);
    expect(extractText(refused.text)).toContain(READ_ONLY);
    expect(extractFields(refused.text).title).toBe("Tarte");
    expect((await alice.get("/home")).status).toBe(200);
    expect(await overviewFor(ada)).toContain("The disk is read-only: nothing can be saved");
  },
);

async function overviewFor(ada: Client): Promise<string> {
  return extractText((await ada.get("/admin")).text);
}

/** Noise does not compress: the file stays above a megabyte. */
function largePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#a30", noise } })
    .jpeg()
    .toBuffer();
}
