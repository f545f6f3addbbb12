import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { openTestServer } from "../../../tests/support/server";
import { runToEnd } from "../../../tests/support/spawn-popote";
import { hashSecret } from "../../platform/secrets";
import { COMMANDS } from "./commands";
import { formatHelp } from "./help";

const email = (who: keyof typeof CAST) => `${CAST[who].username.toLowerCase()}@popote.example`;

const admin = (dataDir: string, args: string[], settings?: Record<string, string>) =>
  runToEnd(["admin", ...args], dataDir, settings);

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("without a command, all commands are listed", async () => {
  const { code, stdout, stderr } = await admin(emptyFolder(), []);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const [name, { usage, summary }] of Object.entries(COMMANDS)) {
    expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, "m"));
    expect(stdout).toContain(usage);
    expect(stdout).toContain(summary);
  }
});

test("a command prints its help without a data folder", async () => {
  const dataDir = path.join(emptyFolder(), "none");
  const { code, stdout, stderr } = await admin(dataDir, ["grant", "--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("Usage: npm run admin -- grant EMAIL");
  expect(existsSync(dataDir)).toBe(false);
});

test.each(Object.entries(COMMANDS))(
  "the help of %s lists its arguments and effect",
  (name, command) => {
    const help = formatHelp(name, command);
    expect(help).toContain(`Usage: npm run admin -- ${name} ${command.usage}`.trim());
    expect(help).toContain(command.summary);
    for (const option of Object.keys(command.options ?? {})) expect(help).toContain(`--${option}`);
  },
);

test.each([
  ["a property name of every object", ["constructor"], "There is no command constructor."],
  ["a missing argument", ["grant"], "EMAIL is missing."],
  ["an extra argument", ["grant", "a", "b"], "“b” is one word too many."],
  ["an unknown option", ["grant", "a@b.example", "--all"], "Unknown option '--all'"],
])("%s is wrong usage and prints the correct one", async (_name, args, words) => {
  const { code, stdout, stderr } = await admin(emptyFolder(), args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(words);
  expect(stderr).toContain("Usage: npm run admin -- ");
});

test("a wrong setting is named", async () => {
  const args = ["grant", email("bob")];
  const { code, stderr } = await admin(emptyFolder(), args, { PORT: "seven" });
  expect(code).toBe(2);
  expect(stderr).toContain("PORT must be a port number");
});

test("an unknown start mode starts nothing", async () => {
  const { code, stderr } = await runToEnd(["serv"], emptyFolder());
  expect(code).toBe(2);
  expect(stderr).toContain("There is no way to start Popote called serv");
});

test("granting and revoking administration takes effect on the next page of a running Popote", async () => {
  const { as, db, dataDir } = await openTestServer();
  const bob = await as("bob");
  expect((await bob.get("/admin")).location).toBe("/home");

  const granted = await admin(dataDir, ["grant", email("bob").toUpperCase()]);
  expect(granted).toEqual({ code: 0, stdout: "Bob is an administrator.\n", stderr: "" });
  expect((await bob.get("/admin")).status).toBe(200);

  const revoked = await admin(dataDir, ["revoke", email("bob")]);
  expect(revoked).toEqual({ code: 0, stdout: "Bob is not an administrator.\n", stderr: "" });
  expect((await bob.get("/admin")).location).toBe("/home");

  const acts = await db.selectFrom("audit").select(["actor_name", "act", "subject"]).execute();
  expect(acts).toEqual([
    { actor_name: null, act: "user.grant", subject: "Bob" },
    { actor_name: null, act: "user.revoke", subject: "Bob" },
  ]);
});

test("the last administrator cannot be revoked, and nothing is logged", async () => {
  const { db, dataDir } = openTestDatabase();
  expect(await admin(dataDir, ["revoke", email("ada")])).toEqual({
    code: 1,
    stdout: "",
    stderr: "Appoint another administrator first\n",
  });
  const ada = db.selectFrom("users").select("role").where("id", "=", CAST.ada.id);
  expect(await ada.executeTakeFirst()).toEqual({ role: "ADMIN" });
  expect(await db.selectFrom("audit").selectAll().execute()).toEqual([]);
});

test("an unknown email address is refused by name", async () => {
  const { dataDir } = openTestDatabase();
  for (const command of ["grant", "revoke", "reset-link"]) {
    expect(await admin(dataDir, [command, "bib@popote.example"])).toEqual({
      code: 1,
      stdout: "",
      stderr: "No account has the address bib@popote.example.\n",
    });
  }
});

test("a reset link is the only output, works once and is logged without its secret", async () => {
  const { as, db, dataDir, origin } = await openTestServer();
  const { code, stdout, stderr } = await admin(dataDir, ["reset-link", email("bob")], {
    PUBLIC_URL: origin,
  });
  expect(code).toBe(0);
  expect(stderr).toContain("This link is a secret: whoever opens it gets the account of Bob.");
  expect(stdout).toMatch(/^http:\S+\/password\/reset\/new\?token=[\w-]{43}\n$/);
  const link = new URL(stdout.trim());
  expect(link.origin).toBe(origin);

  const nobody = await as("nobody");
  expect((await nobody.get(link.pathname + link.search)).status).toBe(200);
  const reset = () =>
    nobody.post(link.pathname + link.search, {
      password: "a new password",
      passwordAgain: "a new password",
    });
  expect((await reset()).location).toBe("/password/reset/success");
  expect((await reset()).status).toBe(400);

  const acts = await db.selectFrom("audit").select(["act", "subject", "details"]).execute();
  expect(acts).toEqual([{ act: "user.resetLink", subject: "Bob", details: "{}" }]);
});

test("a reset link mentions special account states and invalidates the earlier link", async () => {
  const { db, dataDir } = openTestDatabase();
  await db
    .updateTable("users")
    .set({ password_hash: null, google_id: "g", verified_at: null, suspended_at: 1 })
    .where("id", "=", CAST.bob.id)
    .execute();
  const first = await admin(dataDir, ["reset-link", email("bob")]);
  const second = await admin(dataDir, ["reset-link", email("bob")]);
  expect(second.stderr).toContain("Bob signs in with Google and has no password yet.");
  expect(second.stderr).toContain("The address of Bob is not confirmed yet; the link confirms it.");
  expect(second.stderr).toContain("Bob is suspended, and stays so.");
  expect(second.stderr).toContain("PUBLIC_URL is not set");

  const tokens = await db.selectFrom("tokens").select("token_hash").execute();
  const hashToken = (link: string) =>
    hashSecret(new URL(link.trim()).searchParams.get("token") ?? "");
  expect(tokens).toEqual([{ token_hash: hashToken(second.stdout) }]);
  expect(hashToken(first.stdout)).not.toBe(hashToken(second.stdout));
});

test("a command creates nothing before Popote's first start", async () => {
  const dataDir = emptyFolder();
  const { code, stderr } = await admin(dataDir, ["grant", email("bob")]);
  expect(code).toBe(1);
  expect(stderr).toBe(
    `There is no database in ${dataDir} yet. Start Popote once, or set DATA_DIR to its folder.\n`,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a command never migrates: an older database waits for Popote, a newer one is refused", async () => {
  const { db, dataDir } = openTestDatabase();
  const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  const last = migrations.selectFrom("kysely_migration").selectAll().orderBy("name", "desc");
  const newest = await last.executeTakeFirstOrThrow();
  await migrations.deleteFrom("kysely_migration").where("name", "=", newest.name).execute();

  const older = await admin(dataDir, ["grant", email("bob")]);
  expect(older.code).toBe(1);
  expect(older.stderr).toContain("Start Popote once to bring it up to date.");

  const later = [newest, { name: "999-later", timestamp: newest.timestamp }];
  await migrations.insertInto("kysely_migration").values(later).execute();
  const newer = await admin(dataDir, ["grant", email("bob")]);
  expect(newer.code).toBe(1);
  expect(newer.stderr).toContain("was written by a newer version of Popote");
  expect(await db.selectFrom("audit").selectAll().execute()).toEqual([]);
});

test("a file that is not a database is reported as damaged", async () => {
  const dataDir = emptyFolder();
  writeFileSync(path.join(dataDir, "popote.sqlite"), "recipes ".repeat(1_000));
  const { code, stderr } = await admin(dataDir, ["grant", email("bob")]);
  expect(code).toBe(1);
  expect(stderr).toContain("is damaged");
});

test.runIf(process.getuid?.() === 0)(
  "root writes nothing into another user's data folder",
  async () => {
    const { db, dataDir } = openTestDatabase();
    chownSync(path.join(dataDir, "popote.sqlite"), 12_345, 12_345);
    for (const args of [
      ["grant", email("bob")],
      ["restore", "backup.zip"],
    ]) {
      const { code, stderr } = await admin(dataDir, args);
      expect(code).toBe(1);
      expect(stderr).toContain("Run this as the user who runs Popote");
    }
    expect(await db.selectFrom("audit").selectAll().execute()).toEqual([]);
  },
);
