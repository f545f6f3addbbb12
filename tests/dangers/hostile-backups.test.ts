import { lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { writeZip } from "#server/operations/backup/zip-writing";
import { listMigrationNames } from "#server/platform/db/migrate";
import { restoreNew, restoreOver } from "../support/backups";
import { openTestDatabase } from "../support/database";
import { emptyFolder } from "../support/folders";

const silent = () => undefined;

interface Packed {
  sql?: string;
  schema?: string;
  images?: [name: string, bytes: Buffer][];
}

/** Packs a hostile backup that is well-formed except for the given changes. */
async function packHostile({ sql = "", schema, images = [] }: Packed): Promise<string> {
  const { dataDir } = openTestDatabase();
  const database = path.join(emptyFolder(), "popote.sqlite");
  const source = new Sqlite(path.join(dataDir, "popote.sqlite"));
  await source.backup(database);
  source.close();
  const sqlite = new Sqlite(database);
  sqlite.pragma("journal_mode = DELETE");
  sqlite.unsafeMode(true);
  sqlite.exec(sql);
  sqlite.close();
  const file = path.join(emptyFolder(), "popote.zip");
  const zip = writeZip(file);
  await zip.addPacked("popote.sqlite", database, silent);
  for (const [name, bytes] of images) await zip.addStored(name, bytes);
  const manifest = {
    format: 1,
    popote: "0",
    schema: schema ?? listMigrationNames().at(-1),
    madeAt: new Date().toISOString(),
    counts: { people: 5, recipes: 0, cookbooks: 0, pictures: images.length },
    missing: [],
  };
  zip.addText("manifest.json", JSON.stringify(manifest));
  await zip.end();
  return file;
}

/** Expects a refused restore that leaves the data folder unchanged. */
async function refuses(file: string, words: RegExp) {
  const { db, dataDir } = openTestDatabase();
  await db.destroy();
  const before = readFileSync(path.join(dataDir, "popote.sqlite"));
  await expect(restoreOver(dataDir, file)).rejects.toThrow(words);
  expect(readFileSync(path.join(dataDir, "popote.sqlite")).equals(before)).toBe(true);
  expect(readdirSync(dataDir).filter((name) => !name.startsWith("popote."))).toEqual([]);
}

test("a genuine database is restored, including SQLite's own tables", async () => {
  const { db } = await restoreNew(await packHostile({ sql: "ANALYZE" }));
  expect(await db.selectFrom("users").select("id").execute()).toHaveLength(5);
});

test.each([
  [
    "a trigger that makes every user who logs in an administrator",
    "CREATE TRIGGER evil AFTER INSERT ON sessions BEGIN UPDATE users SET role = 'ADMIN' WHERE id = NEW.user_id; END",
    /trigger evil/,
  ],
  ["a view", "CREATE VIEW evil AS SELECT load_extension('/tmp/evil.so')", /view evil/],
  [
    "a view in the place of a table",
    "ALTER TABLE reports RENAME TO held; CREATE VIEW reports AS SELECT * FROM held",
    /(table|view|index|trigger) \w+/,
  ],
  ["an extra table", "CREATE TABLE evil (x)", /table evil/],
  ["a virtual table", "CREATE VIRTUAL TABLE evil USING fts5(x)", /table evil/],
  [
    "a virtual table in the place of the list of migrations",
    "DROP TABLE kysely_migration; CREATE VIRTUAL TABLE kysely_migration USING fts5(name, timestamp)",
    /table kysely_migration/,
  ],
  ["an index that computes", "CREATE INDEX evil ON users (lower(email))", /index evil/],
  [
    "a column that computes",
    "ALTER TABLE users ADD COLUMN evil TEXT AS (lower(email))",
    /table users/,
  ],
  [
    "a trigger of ours changed behind SQLite's back",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'BEGIN', 'BEGIN DELETE FROM audit;') WHERE type = 'trigger' AND name = (SELECT min(name) FROM sqlite_schema WHERE type = 'trigger')",
    /trigger \w+/,
  ],
  [
    "a trigger under a name of SQLite's own",
    "CREATE TRIGGER evil AFTER INSERT ON sessions BEGIN SELECT 1; END; PRAGMA writable_schema = ON; UPDATE sqlite_schema SET name = 'sqlite_stat1' WHERE name = 'evil'",
    /trigger sqlite_stat1|malformed|cannot be restored/,
  ],
])("a backup whose database contains %s is refused", async (_what, sql, words) => {
  await refuses(await packHostile({ sql }), words);
});

test("a database without one of its triggers is refused", async () => {
  await refuses(
    await packHostile({ sql: "DROP TRIGGER users_keep_administrator" }),
    /no trigger users_keep_administrator/,
  );
});

test("a database whose schema differs from the manifest is refused", async () => {
  const schema = listMigrationNames().at(-2) ?? "";
  await refuses(await packHostile({ schema }), /is no backup of Popote/);
  const sql = "DELETE FROM kysely_migration WHERE name LIKE '003%'";
  await refuses(await packHostile({ sql }), /other migrations/);
});

test("a corrupted schema table is refused with a message", async () => {
  const sql =
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 999999 WHERE name = 'users'";
  await refuses(await packHostile({ sql }), /cannot be restored|damaged/);
});

test("a database compressed a thousand times is refused before it fills the disk", async () => {
  const file = path.join(emptyFolder(), "popote.zip");
  const zip = writeZip(file);
  const zeros = path.join(emptyFolder(), "zeros");
  writeFileSync(zeros, Buffer.alloc(120_000_000));
  await zip.addPacked("popote.sqlite", zeros, silent);
  zip.addText("manifest.json", "{}");
  await zip.end();
  await refuses(file, /packed \d+ times/);
});

test("an image that is a symbolic link is restored as a plain file, and an oversized one is refused", async () => {
  const link = await packHostile({
    images: [["images/users/9-v1.webp", Buffer.from("/etc/passwd")]],
  });
  // Set the attributes of a symbolic link in the ZIP's central directory.
  const bytes = readFileSync(link);
  const at = bytes.lastIndexOf("images/users/9-v1.webp") - 46;
  bytes.writeUInt8(3, at + 5);
  bytes.writeUInt32LE(0o120777 * 65536, at + 38);
  writeFileSync(link, bytes);
  const { dataDir } = await restoreNew(link);
  expect(lstatSync(path.join(dataDir, "images", "users", "9-v1.webp")).isFile()).toBe(true);
  const long = Buffer.alloc(11 * 1024 * 1024);
  await refuses(await packHostile({ images: [["images/users/9-v1.webp", long]] }), /too large/);
});

test.each([
  ["its length", 24],
  ["its checksum", 16],
])(
  "an image whose ZIP directory states the wrong value for %s is refused",
  async (_what, offset) => {
    const name = "images/users/9-v1.webp";
    const file = await packHostile({ images: [[name, Buffer.from("an image")]] });
    const bytes = readFileSync(file);
    const at = bytes.lastIndexOf(name) - 46 + offset;
    bytes.writeUInt32LE((bytes.readUInt32LE(at) ^ 3) >>> 0, at);
    writeFileSync(file, bytes);
    await refuses(file, /damaged|no whole backup|no backup of Popote/);
  },
);

test("a duplicate name is refused", async () => {
  const image = (text: string): [string, Buffer] => ["images/users/9-v1.webp", Buffer.from(text)];
  await refuses(await packHostile({ images: [image("one"), image("two")] }), /twice/);
});
