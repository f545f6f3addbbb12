import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { backUp, openStorage, restoreNew, restoreOver } from "../../../tests/support/backups";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import { findFileName, imageFile, writeImage } from "../../../tests/support/images";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import { photo } from "../../../tests/support/upload";
import { uploadUserImage } from "../../features/accounts/image";
import { listMigrationNames } from "../../platform/db/migrate";
import { lockDataDir } from "../../platform/db/sqlite/lock";
import { openDatabase } from "../../platform/db/sqlite/open";
import { storePendingImage } from "../../platform/images/pending-uploads";
import { parseQuery } from "../../policies/full-text/query";
import { searchRecipes } from "../../policies/full-text/recipe-ranking";
import { finishRestore, noteRestoreComplete, restoringFolder } from "./finish-restore";
import { makeBackup } from "./make";
import { restoreBackup } from "./restore";
import { writeZip } from "./zip-writing";

const silent = () => undefined;

async function openWorld() {
  const { db, dataDir, files } = openTestDatabase();
  const soup = await writeRecipe(db, "alice", {
    title: "Leek soup",
    visibility: "PUBLIC",
    steps: ["Stir"],
  });
  await uploadUserImage(db, files, CAST.alice, CAST.alice.id, {
    file: { bytes: await photo() },
    isRemoved: false,
  });
  const stored = await findFileName(db, "users", CAST.alice.id);
  return { db, dataDir, files, soup, stored };
}

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith("popote."))
    .sort();

test("a restored backup has every photo of a recipe, and those of its history", async () => {
  const { db, dataDir, files, soup } = await openWorld();
  const store = async () => storePendingImage(db, files, CAST.alice, "recipes", await photo());
  const keys = [await store(), await store(), await store()];
  const photos = keys.map((key) => ({ key, alt: "", step: null }));
  await rewriteRecipe(db, "alice", soup, { title: "Leek soup" }, photos);
  await rewriteRecipe(db, "alice", soup, { title: "Leek soup" }, photos.slice(0, 1));
  const restored = await restoreNew(await backUp(dataDir));
  for (const key of keys)
    for (const folder of ["recipes", "recipes-thumbnails"] as const)
      expect(readFileSync(imageFile(restored.dataDir, folder, key))).toEqual(
        readFileSync(imageFile(dataDir, folder, key)),
      );
});

test("a restored backup brings back rows, images and search results", async () => {
  const { db, dataDir, soup, stored } = await openWorld();
  const restored = await restoreNew(await backUp(dataDir));
  for (const table of [
    "users",
    "recipes",
    "recipe_paragraphs",
    "follows",
    "ingredients",
  ] as const) {
    expect(await restored.db.selectFrom(table).selectAll().execute()).toEqual(
      await db.selectFrom(table).selectAll().execute(),
    );
  }
  const image = (folder: string) => readFileSync(path.join(folder, "images/users", stored));
  expect(image(restored.dataDir)).toEqual(image(dataDir));
  const { ids } = await searchRecipes(restored.db, null, await parseQuery(restored.db, "leek"), {
    after: null,
    limit: 9,
  });
  expect(ids).toEqual([soup]);
  expect(await restored.db.selectFrom("audit").select("act").execute()).toEqual([
    { act: "backup.restore" },
  ]);
});

test("a backup leaves out unsaved forms and their images", async () => {
  const { db, dataDir, files } = await openWorld();
  await storePendingImage(db, files, CAST.alice, "recipes", await photo());
  const restored = await restoreNew(await backUp(dataDir));
  expect(await restored.db.selectFrom("pending_images").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("pending_images").selectAll().execute()).toHaveLength(1);
  expect(readdirSync(path.join(restored.dataDir, "images"))).toEqual(["users"]);
});

test("a backup is readable by its owner only, leaves no other files and never overwrites one", async () => {
  const { dataDir, files } = await openWorld();
  const file = await backUp(dataDir);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(["popote.zip"]);
  expect(namesIn(dataDir)).toEqual(["images"]);
  const before = readFileSync(file);
  await expect(makeBackup({ dataDir, files }, file, silent)).rejects.toThrow(/is there already/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a stopped backup leaves no files", async () => {
  const { dataDir, files } = await openWorld();
  const folder = emptyFolder();
  for (const stage of ["database", "packing", "images"]) {
    const stop = makeBackup({ dataDir, files }, path.join(folder, "popote.zip"), (progress) => {
      if (progress.stage === stage) throw new Error("stopped");
    });
    await expect(stop).rejects.toThrow("stopped");
    expect(readdirSync(folder)).toEqual([]);
    expect(namesIn(dataDir)).toEqual(["images"]);
  }
});

test("an image missing on disk is listed, and the rest can be restored", async () => {
  const { db, dataDir, files, stored } = await openWorld();
  const lost = { image_version: 9, image_key: "2-v9" };
  await db.updateTable("users").set(lost).where("id", "=", CAST.bob.id).execute();
  const file = path.join(emptyFolder(), "popote.zip");
  const { manifest } = await makeBackup({ dataDir, files }, file, silent);
  expect(manifest.missing).toEqual(["images/users/2-v9.webp"]);
  expect(manifest.counts).toMatchObject({ people: 5, recipes: 1, pictures: 1 });
  const restored = await restoreNew(file);
  expect(existsSync(path.join(restored.dataDir, "images/users", stored))).toBe(true);
});

test("a used data folder is replaced only on request, and its files are moved aside", async () => {
  const { dataDir } = await openWorld();
  const file = await backUp(dataDir);
  const other = openTestDatabase();
  await writeRecipe(other.db, "bob", { title: "Of before" });
  writeImage(other.dataDir, "users", "2-v1");
  await expect(
    restoreBackup(other, file, { isReplacing: false, onProgress: silent }),
  ).rejects.toThrow(/--replace/);
  expect(namesIn(other.dataDir)).toEqual(["images"]);

  await other.db.destroy();
  const { previousData: kept = "" } = await restoreOver(other.dataDir, file);
  const now = openTestDatabase(other.dataDir);
  expect(await now.db.selectFrom("recipes").select("title").execute()).toEqual([
    { title: "Leek soup" },
  ]);
  expect(existsSync(imageFile(other.dataDir, "users", "2-v1"))).toBe(false);
  const before = openTestDatabase(kept);
  expect(await before.db.selectFrom("recipes").select("title").execute()).toEqual([
    { title: "Of before" },
  ]);
  expect(existsSync(imageFile(kept, "users", "2-v1"))).toBe(true);
});

test("a restore is refused while Popote runs on the data folder", async () => {
  const { dataDir } = await openWorld();
  const file = await backUp(dataDir);
  const used = emptyFolder();
  const lock = lockDataDir(used);
  await expect(restoreOver(used, file)).rejects.toThrow(/already runs/);
  lock.release();
  await restoreOver(used, file);
});

test.each([0.2, 0.6, 0.999])(
  "a file truncated to %d of its length is refused, and nothing changes",
  async (share) => {
    const { dataDir } = await openWorld();
    const file = await backUp(dataDir);
    truncateSync(file, Math.floor(statSync(file).size * share));
    await refuses(file, /no whole backup/);
  },
);

test("a file with one changed byte anywhere is refused, and nothing changes", async () => {
  const { dataDir } = await openWorld();
  const file = await backUp(dataDir);
  const bytes = readFileSync(file);
  for (const share of [0.01, 0.5, 0.9]) {
    const damaged = Buffer.from(bytes);
    const at = Math.floor(bytes.length * share);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
    writeFileSync(file, damaged);
    await refuses(file, /damaged|no whole backup/);
  }
});

test("a missing file and a file that is no backup are refused with a message", async () => {
  const folder = emptyFolder();
  const file = path.join(folder, "letter.zip");
  await refuses(file, /is not there/);
  writeFileSync(file, "Dear Popote");
  await refuses(file, /no whole backup/);
});

test.each([
  "../../evil.sh",
  "images/users/../../x.webp",
  "images/pending/a.webp",
  "popote.sqlite-wal",
])("a ZIP containing %s is not a backup", async (name) => {
  const { dataDir } = await openWorld();
  const file = path.join(emptyFolder(), "popote.zip");
  const zip = writeZip(file);
  await zip.addPacked("popote.sqlite", path.join(dataDir, "popote.sqlite"), silent);
  // yazl refuses such a name, so it is patched in afterwards at the same length.
  const harmless = "x".repeat(name.length);
  await zip.addStored(harmless, Buffer.from("x"));
  zip.addText("manifest.json", "{}");
  await zip.end();
  const bytes = readFileSync(file).toString("latin1").replaceAll(harmless, name);
  writeFileSync(file, bytes, "latin1");
  await refuses(file, /no backup of Popote/);
});

test("a backup from a newer Popote is refused with a remedy", async () => {
  const { dataDir } = await openWorld();
  const file = path.join(emptyFolder(), "popote.zip");
  const zip = writeZip(file);
  await zip.addPacked("popote.sqlite", path.join(dataDir, "popote.sqlite"), silent);
  const counts = { people: 0, recipes: 0, cookbooks: 0, pictures: 0 };
  const manifest = {
    format: 1,
    popote: "9.0.0",
    schema: "999-later",
    madeAt: new Date().toISOString(),
    counts,
    missing: [],
  };
  zip.addText("manifest.json", JSON.stringify(manifest));
  await zip.end();
  await refuses(file, /made by a newer Popote \(9\.0\.0.*Install that version/);
});

test("a backup that lacks an image named in its database is damaged", async () => {
  const { db, dataDir, stored } = await openWorld();
  await db.destroy();
  const file = path.join(emptyFolder(), "popote.zip");
  const zip = writeZip(file);
  await zip.addPacked("popote.sqlite", path.join(dataDir, "popote.sqlite"), silent);
  const counts = { people: 5, recipes: 1, cookbooks: 0, pictures: 0 };
  const manifest = {
    format: 1,
    popote: "0",
    schema: listMigrationNames().at(-1),
    madeAt: new Date().toISOString(),
    counts,
    missing: [],
  };
  zip.addText("manifest.json", JSON.stringify(manifest));
  await zip.end();
  await refuses(file, new RegExp(`users/${stored} is not in it`));
});

async function refuses(file: string, words: RegExp) {
  const { db, dataDir } = openTestDatabase();
  await db.destroy();
  const before = readFileSync(path.join(dataDir, "popote.sqlite"));
  await expect(restoreOver(dataDir, file)).rejects.toThrow(words);
  expect(namesIn(dataDir)).toEqual([]);
  expect(readFileSync(path.join(dataDir, "popote.sqlite")).equals(before)).toBe(true);
}

test("a power cut at any step of the swap loses neither the old nor the restored data", async () => {
  const old = openTestDatabase();
  await writeRecipe(old.db, "bob", { title: "Of before" });
  writeImage(old.dataDir, "users", "2-v1");
  const fresh = await openWorld();
  for (const db of [old.db, fresh.db]) await db.destroy();

  const steps = ["images kept", "images", "database kept", "database", "all"];
  for (const [cut] of steps.entries()) {
    const dataDir = emptyFolder();
    cpSync(old.dataDir, dataDir, { recursive: true });
    cpSync(fresh.dataDir, restoringFolder(dataDir), { recursive: true });
    noteRestoreComplete(dataDir);
    const kept = path.join(
      dataDir,
      readFileSync(path.join(restoringFolder(dataDir), "complete"), "utf8"),
    );
    mkdirSync(kept);
    const moves = [
      [path.join(dataDir, "images"), path.join(kept, "images")],
      [path.join(restoringFolder(dataDir), "images"), path.join(dataDir, "images")],
      [path.join(dataDir, "popote.sqlite"), path.join(kept, "popote.sqlite")],
      [path.join(restoringFolder(dataDir), "popote.sqlite"), path.join(dataDir, "popote.sqlite")],
    ];
    for (const [from = "", to = ""] of moves.slice(0, cut)) renameSync(from, to);

    await finishRestore(openStorage(dataDir));
    expect(namesIn(dataDir)).toEqual([path.basename(kept), "images"]);
    expect(await titlesIn(dataDir)).toEqual(["Leek soup"]);
    expect(await titlesIn(kept)).toEqual(["Of before"]);
    expect(readdirSync(path.join(dataDir, "images", "users"))).toEqual([fresh.stored]);
    expect(readdirSync(path.join(kept, "images", "users"))).toEqual(["2-v1.webp"]);
  }
});

async function titlesIn(dataDir: string): Promise<string[]> {
  const db = openDatabase(dataDir);
  const rows = await db.selectFrom("recipes").select("title").execute();
  await db.destroy();
  return rows.map(({ title }) => title);
}
