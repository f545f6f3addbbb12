import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { deflateRawSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { ZipFile } from "yazl";
import { writeUpload, zipOf } from "../../tests/support/import-files";
import { ArchiveError } from "./archive-error";
import { unpackGzip } from "./gzip";
import { openArchive } from "./open-archive";

const MEGABYTE = 1024 * 1024;

async function opened(bytes: Buffer) {
  const archive = await openArchive(bytes);
  onTestFinished(() => archive.close());
  return archive;
}

function replaced(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

function findHeaders(zip: Buffer): number[] {
  const places: number[] = [];
  for (
    let at = zip.indexOf("PK\u0001\u0002");
    at !== -1;
    at = zip.indexOf("PK\u0001\u0002", at + 1)
  )
    places.push(at);
  return places;
}

const fault = (reason: string) => expect.objectContaining({ reason });

test("entries are read by name; folders and hidden files are skipped", async () => {
  const zip = new ZipFile();
  for (const name of [
    "a/one.json",
    "__MACOSX/a/._one.json",
    ".DS_Store",
    "a/.git/x",
    "a//b/./c.txt",
  ])
    zip.addBuffer(Buffer.from(name), name.replace("//", "/").replace("./", ""));
  zip.addEmptyDirectory("a/empty");
  zip.end();
  const archive = await opened(await buffer(zip.outputStream));
  expect(archive.names).toEqual(["a/one.json", "a/b/c.txt"]);
  expect(archive.refused).toEqual([]);
  expect(String(await archive.read("a/one.json", 100))).toBe("a/one.json");
});

test("reading a missing name throws", async () => {
  const archive = await opened(await zipOf({ "a.json": "{}" }));
  await expect(archive.read("../a.json", 100)).rejects.toEqual(fault("notARecipe"));
  await expect(archive.read("__proto__", 100)).rejects.toEqual(fault("notARecipe"));
});

test.each([
  ["../../etc/passwd"],
  ["a/../../x.json "],
  ["/etc/passwd.json"],
  ["C:/windows.json."],
  ["..\\..\\windows.x"],
  ["\\\\host\\share.x"],
  ["a/\u0000hidden.jsn"],
  ["a/\u001b[31mred.x"],
])("an entry named %j is refused, and the others are read", async (name) => {
  const plain = "x".repeat(Buffer.byteLength(name));
  const zip = replaced(await zipOf({ [plain]: "harm", "good.json": "{}" }), plain, name);
  const archive = await opened(zip);
  expect(archive.names).toEqual(["good.json"]);
  expect(archive.refused).toHaveLength(1);
  expect(archive.refused[0]).not.toMatch(/\p{Cc}/u);
});

test("a name is readable up to the length limit", async () => {
  const archive = await opened(
    await zipOf({ [`${"é".repeat(140)}.json`]: "", [`${"é".repeat(200)}.json`]: "" }),
  );
  expect(archive.names).toEqual([`${"é".repeat(140)}.json`]);
  expect(archive.refused).toHaveLength(1);
});

test("backslashes separate folders as slashes do", async () => {
  const zip = replaced(await zipOf({ "a/b.json": "{}" }), "a/b.json", "a\\b.json");
  expect((await opened(zip)).names).toEqual(["a/b.json"]);
});

test("names are decoded as UTF-8, flagged or not, or as code page 437", async () => {
  const utf8 = await zipOf({ "crème.json": "1" });
  for (const at of [...findHeaders(utf8).map((place) => place + 8), 6]) utf8[at + 1] = 0;
  expect((await opened(utf8)).names).toEqual(["crème.json"]);
  const old = replaced(await zipOf({ "cr_me.json": "1" }), "cr_me", "cr\u008ame");
  expect((await opened(old)).names).toEqual(["crème.json"]);
});

test("the second of two entries with the same name is refused", async () => {
  const zip = replaced(await zipOf({ "a.json": "1", "b.json": "2" }), "b.json", "a.json");
  const archive = await opened(zip);
  expect(archive.names).toEqual(["a.json"]);
  expect(archive.refused).toEqual(["a.json"]);
  expect(String(await archive.read("a.json", 10))).toBe("1");
});

test.each([
  ["link", 0o120777],
  ["device", 0o060666],
  ["pipe", 0o010644],
])("a %s is refused", async (_, mode) => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from("/etc/passwd"), "link.json", { mode });
  zip.addBuffer(Buffer.from("{}"), "good.json", { mode: 0o100644 });
  zip.end();
  const archive = await opened(await buffer(zip.outputStream));
  expect(archive.names).toEqual(["good.json"]);
  expect(archive.refused).toEqual(["link.json"]);
});

test("an archive with an encrypted entry is refused", async () => {
  const zip = await zipOf({ "a.json": "{}" });
  for (const at of findHeaders(zip)) zip[at + 8] = (zip[at + 8] ?? 0) | 1;
  await expect(openArchive(zip)).rejects.toEqual(fault("encrypted"));
});

test("an entry with an extreme compression ratio is not unpacked", async () => {
  const archive = await opened(await zipOf({ "bomb.json": Buffer.alloc(20 * MEGABYTE) }));
  await expect(archive.read("bomb.json", 100 * MEGABYTE)).rejects.toEqual(fault("tooLarge"));
});

test("an entry is read up to the given size only", async () => {
  const archive = await opened(await zipOf({ "a.txt": "x".repeat(1001) }));
  await expect(archive.read("a.txt", 1000)).rejects.toEqual(fault("tooLarge"));
  expect(await archive.read("a.txt", 1001)).toHaveLength(1001);
});

test("repetitive texts are read", async () => {
  const lines = Array.from(
    { length: 100_000 },
    (_, at) => `{"name":"Recipe ${at}","note":null},\n`,
  );
  const archive = await opened(await zipOf({ "a.json": lines.join("") }));
  expect(await archive.read("a.json", 10 * MEGABYTE)).toHaveLength(lines.join("").length);
});

test("an entry longer than it declares is damaged, and unpacking stops", async () => {
  const zip = await zipOf({ "liar.json": Buffer.alloc(5 * MEGABYTE, "x") });
  for (const at of findHeaders(zip)) zip.writeUInt32LE(1_000, at + 24);
  const archive = await opened(zip);
  await expect(archive.read("liar.json", 10 * MEGABYTE)).rejects.toEqual(fault("damaged"));
});

test("entries that declare 3 GB in total are too large", async () => {
  const zip = await zipOf({ "a.json": "1", "b.json": "2" });
  for (const at of findHeaders(zip)) zip.writeUInt32LE(1.5 * 1024 ** 3, at + 24);
  for (const at of findHeaders(zip)) zip.writeUInt16LE(8, at + 10);
  await expect(openArchive(zip)).rejects.toEqual(fault("tooLarge"));
});

test("overlapping entries are refused", async () => {
  const zip = await zipOf({ "a.json": "same", "b.json": "same" });
  const [first = 0, second = 0] = findHeaders(zip);
  zip.copy(zip, second + 42, first + 42, first + 46);
  await expect(openArchive(zip)).rejects.toEqual(fault("damaged"));
});

test("an archive may hold the maximum number of entries, but not one more", async () => {
  const three = await zipOf({ "a.json": "", "b.json": "", "c.json": "" });
  await expect(openArchive(three, 2)).rejects.toEqual(fault("tooMany"));
  await (await openArchive(three, 3)).close();
});

test("20 001 entries are too many", async () => {
  const zip = new ZipFile();
  for (let at = 0; at < 20_001; at++)
    zip.addBuffer(Buffer.alloc(0), `${at}.json`, { compress: false });
  zip.end();
  const bytes = await buffer(zip.outputStream);
  await expect(openArchive(bytes)).rejects.toEqual(fault("tooMany"));
});

test("a truncated archive, or another file, is damaged", async () => {
  const zip = await zipOf({ "a.json": "x".repeat(10_000), "b.json": "{}" });
  for (const length of [0, 3, 21, 60, zip.length - 30, zip.length - 1])
    await expect(openArchive(zip.subarray(0, length))).rejects.toBeInstanceOf(ArchiveError);
});

test("an entry with changed bytes is damaged, and the archive can still be closed", async () => {
  const zip = await zipOf({ "a.json": "hello hello hello", "b.json": "{}" });
  const packed = deflateRawSync("hello hello hello");
  const at = zip.indexOf(packed.subarray(0, 4));
  zip[at + 2] = (zip[at + 2] ?? 0) ^ 0xff;
  const archive = await openArchive(zip);
  await expect(archive.read("a.json", 100)).rejects.toEqual(fault("damaged"));
  expect(String(await archive.read("b.json", 100))).toBe("{}");
  await archive.close();
});

test("an archive can be closed right after a failed read", async () => {
  const zip = await zipOf({ "liar.json": randomBytes(5 * MEGABYTE) });
  for (const at of findHeaders(zip)) zip.writeUInt32LE(1_000, at + 24);
  const { path } = writeUpload("a.zip", zip);
  const archive = await openArchive(path);
  await expect(archive.read("liar.json", 10 * MEGABYTE)).rejects.toEqual(fault("damaged"));
  await archive.close();
});

test("an empty archive has no entries", async () => {
  expect((await opened(await zipOf({}))).names).toEqual([]);
});

test("a gzip is unpacked up to the given size only", async () => {
  const packed = gzipSync(Buffer.alloc(MEGABYTE));
  expect(await unpackGzip(packed, MEGABYTE)).toHaveLength(MEGABYTE);
  await expect(unpackGzip(packed, MEGABYTE - 1)).rejects.toEqual(fault("tooLarge"));
  await expect(unpackGzip(packed.subarray(0, 100), MEGABYTE)).rejects.toEqual(fault("damaged"));
});
