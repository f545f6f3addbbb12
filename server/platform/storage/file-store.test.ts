import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../../../tests/support/folders";
import { openS3StandIn } from "../../../tests/support/s3-stand-in";
import type { FileStore } from "./file-store";
import { openFolderStore } from "./folder-store";
import { openBucketStore } from "./s3/bucket-store";

const STORES: [name: string, open: () => Promise<FileStore>][] = [
  ["a folder", async () => openFolderStore(emptyFolder())],
  ["a bucket", async () => openBucketStore((await openS3StandIn()).settings, emptyFolder())],
  [
    "a part of a bucket",
    async () => {
      const { settings } = await openS3StandIn({ prefix: "a/b-c.d/" });
      return openBucketStore(settings, emptyFolder());
    },
  ],
];

const SOUP = "images/recipes/1-v1.webp";
const text = (words: string) => Buffer.from(words);

async function listed(files: FileStore, folder: string) {
  const found: string[] = [];
  for await (const { key } of files.list(folder)) found.push(key);
  return found.sort();
}

test.each(STORES)("%s returns a stored file until it is removed", async (_name, open) => {
  const files = await open();
  expect(await files.get(SOUP)).toBeUndefined();
  await files.put(SOUP, text("leek"));
  await files.put(SOUP, text("leek soup"));
  expect(await files.get(SOUP)).toEqual(text("leek soup"));
  await files.copy(SOUP, "images/recipes/1-v2.webp");
  await files.remove(SOUP);
  await files.remove(SOUP);
  expect(await files.get(SOUP)).toBeUndefined();
  expect(await files.get("images/recipes/1-v2.webp")).toEqual(text("leek soup"));
});

test.each(STORES)("%s returns the first bytes and the length of a file", async (_name, open) => {
  const files = await open();
  expect(await files.peek(SOUP, 4)).toBeUndefined();
  await files.put(SOUP, text("leek soup"));
  expect(await files.peek(SOUP, 4)).toEqual({ head: text("leek"), bytes: 9 });
  expect(await files.peek(SOUP, 40)).toEqual({ head: text("leek soup"), bytes: 9 });
  await files.put(SOUP, text(""));
  expect(await files.peek(SOUP, 4)).toEqual({ head: text(""), bytes: 0 });
});

test.each(STORES)("%s lists one folder with sizes and times", async (_name, open) => {
  const files = await open();
  expect(await listed(files, "images/recipes")).toEqual([]);
  const names = ["1-v1", "2-v1", "3-v1", "4-v1", "5-v1"].map(
    (name) => `images/recipes/${name}.webp`,
  );
  for (const key of names) await files.put(key, text("leek"));
  await files.put("images/recipes-thumbnails/1-v1.webp", text("leek"));
  expect(await listed(files, "images/recipes")).toEqual(names);
  expect(await listed(files, "images/recipes-thumbnails")).toHaveLength(1);
  for await (const { stat } of files.list("images/recipes-thumbnails")) {
    const stats = await stat();
    expect(stats?.bytes).toBe(4);
    expect(Math.abs(Date.now() - (stats?.changedAt ?? 0))).toBeLessThan(60_000);
  }
});

test.each(STORES)("%s takes over a local file and lends it", async (_name, open) => {
  const files = await open();
  const sent = path.join(emptyFolder(), "recipes.csv");
  writeFileSync(sent, "Leek soup");
  await files.putFile("imports/abc", sent);
  await expect(readFile(sent)).rejects.toMatchObject({ code: "ENOENT" });
  const borrowed = await files.borrow("imports/abc");
  expect(await readFile(borrowed?.path ?? "", "utf8")).toBe("Leek soup");
  await borrowed?.release();
  expect(await files.get("imports/abc")).toEqual(text("Leek soup"));
});
