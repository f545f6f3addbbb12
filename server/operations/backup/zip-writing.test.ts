import path from "node:path";
import { expect, test } from "vitest";
import { open } from "yauzl-promise";
import { emptyFolder } from "../../../tests/support/folders";
import { assertYazlFields, writeZip } from "./zip-writing";

const MEGABYTE = 1_000_000;

test("a ZIP of many images is written completely without holding them in memory", async () => {
  const folder = emptyFolder();
  const file = path.join(folder, "images.zip");
  const zip = writeZip(file);
  const before = process.memoryUsage().arrayBuffers;
  for (let index = 0; index < 300; index++)
    await zip.addStored(`${index}.webp`, Buffer.alloc(MEGABYTE, 7));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150 * MEGABYTE);
  await zip.end();
  const read = await open(file);
  expect(await read.readEntries()).toHaveLength(300);
  await read.close();
});

test("a yazl with other private fields is refused before anything is written", () => {
  assertYazlFields();
  const doFileDataPump = () => undefined;
  for (const zip of [
    {},
    { entries: [] },
    { entries: [{ state: 2, doFileDataPump }] },
    { entries: [{ state: 3 }] },
  ]) {
    expect(() => assertYazlFields(zip)).toThrow("yazl is not the version");
  }
});
