import { expect, test } from "vitest";
import { removeUser } from "#server/admin/remove-user";
import { revokeAdministration } from "#server/admin/roles";
import { suspendUser } from "#server/admin/suspension";
import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { listAuditLines } from "../../../../tests/support/audit-log";
import { CAST } from "../../../../tests/support/cast";
import type { Answer } from "../../../../tests/support/client";
import { openTestDatabase } from "../../../../tests/support/database";
import { addCooks } from "../../../../tests/support/follows";
import { silentServer } from "../../../../tests/support/inbox";
import { findNextPage } from "../../../../tests/support/list-pages";
import { extractText } from "../../../../tests/support/page";
import { addPerson, signedIn } from "../../../../tests/support/people";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { writtenRows } from "../../../../tests/support/written-rows";

const extractNames = ({ text }: Answer) =>
  [...text.matchAll(/<li class="person">.*?\/admin\/user\?user=\d+">([^<]*)<\/a>/gs)].map(
    ([, name]) => name,
  );
const buildAddress = (id: number) => `/admin/user?user=${id}`;

const account = (db: Db, id: number) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

const unverify = (db: Db, id: number) =>
  db.updateTable("users").set({ verified_at: null }).where("id", "=", id).execute();

const INTENTS = ["grant", "revoke", "verify", "resend", "reset", "suspend", "lift", "delete"];

test("a user who is not an administrator cannot use any button", async () => {
  const server = await openTestServer();
  await unverify(server.db, CAST.bob.id);
  const before = await writtenRows(server.db);
  for (const intent of INTENTS) {
    const address = buildAddress(CAST.bob.id);
    const said = async (who: "nobody" | "alice") => {
      const { status, location } = await (await server.as(who)).post(address, { intent });
      return [status, location];
    };
    expect(await said("nobody")).toEqual([303, "/login"]);
    expect(await said("alice")).toEqual([302, "/home"]);
  }
  expect(await writtenRows(server.db)).toBe(before);
  expect(await listAuditLines(server.db)).toEqual([]);
});

test("an account's page shows its details without secrets", async () => {
  const server = await openTestServer();
  for (const visibility of ["PUBLIC", "PUBLIC", "PRIVATE"] as const)
    await writeRecipe(server.db, "alice", { visibility });
  await server.as("alice");
  const { text } = await (await server.as("ada")).get(buildAddress(CAST.alice.id));
  const words = extractText(text);
  expect(words).toContain("alice@popote.example confirmed on");
  expect(words).toContain("a password");
  expect(words).toContain("in 1 browser");
  expect(words).toContain("2 public, 0 for followers, 1 private");
  expect(text).toContain('href="/admin/access?user=1"');
  const { password_hash } = (await account(server.db, CAST.alice.id)) ?? {};
  expect(text).not.toContain(password_hash);
});

test("an unknown account answers 404, an unknown button 400", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  for (const address of ["/admin/user", "/admin/user?user=99", "/admin/user?user=x"]) {
    expect([address, (await ada.get(address)).status]).toEqual([address, 404]);
    expect((await ada.post(address, { intent: "suspend" })).status).toBe(404);
  }
  for (const intent of ["toString", "erase", ""])
    expect((await ada.post(buildAddress(1), { intent })).status).toBe(400);
});

test("each change of a user's role is logged once", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const findRole = async () => (await account(server.db, CAST.bob.id))?.role;
  for (const [intent, role, said] of [
    ["grant", "ADMIN", "Bob is an administrator."],
    ["grant", "ADMIN", "Bob is an administrator."],
    ["revoke", "USER", "Bob is no longer an administrator."],
    ["revoke", "USER", "Bob is no longer an administrator."],
  ] as const) {
    const done = await ada.post(buildAddress(CAST.bob.id), { intent });
    expect([done.status, done.location]).toEqual([303, buildAddress(CAST.bob.id)]);
    expect((await ada.get(buildAddress(CAST.bob.id))).text).toContain(said);
    expect(await findRole()).toBe(role);
  }
  expect(await listAuditLines(server.db)).toEqual(["Ada user.grant Bob", "Ada user.revoke Bob"]);
});

test("an administrator cannot promote, demote, suspend or delete themselves", async () => {
  const server = await openTestServer();
  await server.db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", 1).execute();
  const ada = await server.as("ada");
  const before = await writtenRows(server.db);
  expect((await ada.get(buildAddress(CAST.ada.id))).text).not.toMatch(
    /popovertarget="\w+-user"|value="lift"/,
  );
  for (const intent of ["grant", "revoke", "suspend", "lift", "delete"]) {
    const refused = await ada.post(buildAddress(CAST.ada.id), { intent });
    expect([intent, refused.status]).toEqual([intent, 303]);
    const { text } = await ada.get(refused.location ?? "");
    expect(text).toContain("This action cannot be performed on yourself");
  }
  expect(await writtenRows(server.db)).toBe(before);
  expect(await listAuditLines(server.db)).toEqual([]);
});

test.each([
  ["demote", revokeAdministration],
  ["suspend", suspendUser],
  ["delete", removeUser],
] as const)("when two administrators %s each other at once, one remains", async (_, run) => {
  const { db } = openTestDatabase();
  await db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", CAST.alice.id).execute();
  const done = await Promise.allSettled([
    run(db, CAST.ada, { id: CAST.alice.id }),
    run(db, { ...CAST.alice, role: "ADMIN" }, { id: CAST.ada.id }),
  ]);
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const reason = done.find((each) => each.status === "rejected")?.reason;
  expect(reason).toMatchObject({ code: "user.lastAdministrator" });
  const able = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "ADMIN")
    .where("suspended_at", "is", null)
    .execute();
  expect(able).toHaveLength(1);
  expect(await listAuditLines(db)).toHaveLength(1);
});

test("the last administrator cannot be removed", async () => {
  const server = await openTestServer();
  const named = { id: CAST.ada.id };
  for (const command of [revokeAdministration, suspendUser])
    await expect(command(server.db, "COMMAND_LINE", named)).rejects.toThrow(
      "user.lastAdministrator",
    );
  const users = server.db.updateTable("users").where("id", "=", CAST.ada.id);
  await expect(users.set({ role: "USER" }).execute()).rejects.toThrow("user.lastAdministrator");
  await expect(users.set({ suspended_at: 1 }).execute()).rejects.toThrow("user.lastAdministrator");
  await expect(
    server.db.deleteFrom("users").where("id", "=", CAST.ada.id).execute(),
  ).rejects.toThrow("user.lastAdministrator");
  const left = await (await server.as("ada")).post("/user/delete", { password: "correct horse" });
  expect(left.status).toBe(409);
  expect(left.text).toContain("Appoint another administrator first");
  expect(await account(server.db, CAST.ada.id)).toMatchObject({ role: "ADMIN" });
});

test("a suspended administrator does not count as a remaining one", async () => {
  const server = await openTestServer();
  await server.db
    .updateTable("users")
    .set({ role: "ADMIN", suspended_at: 1 })
    .where("id", "=", CAST.alice.id)
    .execute();
  await expect(
    revokeAdministration(server.db, "COMMAND_LINE", { id: CAST.ada.id }),
  ).rejects.toThrow("user.lastAdministrator");
});

test("an administrator can verify an address, and its owner can log in", async () => {
  const server = await openTestServer();
  await unverify(server.db, CAST.bob.id);
  const ada = await server.as("ada");
  await ada.post(buildAddress(CAST.bob.id), { intent: "verify" });
  expect((await ada.get(buildAddress(CAST.bob.id))).text).toContain(
    "The address bob@popote.example is confirmed.",
  );
  const bob = await server.as("nobody");
  const login = { email: "bob@popote.example", password: "correct horse" };
  expect((await bob.post("/login", login)).location).toBe("/home");
  await ada.post(buildAddress(CAST.bob.id), { intent: "verify" });
  expect(await listAuditLines(server.db)).toEqual(["Ada user.verify Bob"]);
});

test("the verification email can be resent to an unverified user", async () => {
  const server = await openTestServer({ smtpUrl: (await silentServer()).url });
  await unverify(server.db, CAST.bob.id);
  const ada = await server.as("ada");
  expect((await ada.post(buildAddress(CAST.bob.id), { intent: "resend" })).status).toBe(303);
  expect((await ada.post(buildAddress(CAST.alice.id), { intent: "resend" })).status).toBe(400);
  const emails = await server.db.selectFrom("outbox").selectAll().execute();
  expect(emails).toMatchObject([{ kind: "verifyEmail", recipient: "bob@popote.example" }]);
  expect(await listAuditLines(server.db)).toEqual(["Ada user.resendVerification Bob"]);
});

test("a password reset link is emailed and never shown", async () => {
  const server = await openTestServer({ smtpUrl: (await silentServer()).url });
  const ada = await server.as("ada");
  await ada.post(buildAddress(CAST.bob.id), { intent: "reset" });
  const [email] = await server.db.selectFrom("outbox").selectAll().execute();
  expect(email).toMatchObject({ kind: "resetPassword", recipient: "bob@popote.example" });
  const { token } = JSON.parse(email?.details ?? "{}");
  const page = await ada.get(buildAddress(CAST.bob.id));
  expect(page.text).toContain("A reset link is on its way to bob@popote.example.");
  expect(page.text).not.toContain(token);
  expect(JSON.stringify(await server.db.selectFrom("audit").selectAll().execute())).not.toContain(
    token,
  );
  expect(await listAuditLines(server.db)).toEqual(["Ada user.resetLink Bob"]);
});

test("deleting an account removes all its data, and the audit log keeps its name", async () => {
  const server = await openTestServer();
  await writeRecipe(server.db, "bob", { visibility: "PUBLIC" });
  await openSession(server.db, { userId: CAST.bob.id, userAgent: "test" });
  const ada = await server.as("ada");
  const done = await ada.post(buildAddress(CAST.bob.id), { intent: "delete" });
  expect([done.status, done.location]).toEqual([303, "/admin/users"]);
  expect((await ada.get("/admin/users")).text).toContain("The account of Bob is deleted.");
  expect(await account(server.db, CAST.bob.id)).toBeUndefined();
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
  expect(await listAuditLines(server.db)).toEqual(["Ada user.delete Bob"]);
});

test("the list shows the newest accounts first, with their state, 24 per page", async () => {
  const server = await openTestServer();
  await addCooks(server.db, 30);
  await unverify(server.db, CAST.bob.id);
  await suspendUser(server.db, CAST.ada, { id: CAST.dana.id });
  const ada = await server.as("ada");
  const first = await ada.get("/admin/users");
  expect(extractNames(first)).toHaveLength(24);
  expect(extractNames(first)[0]).toBe("cook-30.");
  const second = await ada.get(findNextPage(first) ?? "");
  expect(extractNames(second)).toEqual([
    ...[6, 5, 4, 3, 2, 1].map((count) => `cook-${count}.`),
    ...["Ada", "Dana", "Charlie", "Bob", "Alice"],
  ]);
  expect(findNextPage(second)).toBeUndefined();
  const words = extractText(second.text);
  expect(words).toMatch(/Ada ada@popote.example Administrator/);
  expect(words).toMatch(/Dana dana@popote.example Suspended since/);
  expect(words).toMatch(/Bob bob@popote.example Address not confirmed/);
  for (const [show, names] of [
    ["unverified", ["Bob"]],
    ["suspended", ["Dana"]],
    ["administrators", ["Ada"]],
  ] as const)
    expect(extractNames(await ada.get(`/admin/users?show=${show}`))).toEqual(names);
});

test("users are found by the start of their username or address, each once", async () => {
  const server = await openTestServer();
  await addCooks(server.db, 30);
  const other = await addPerson(server.db, "Émile");
  await server.db
    .updateTable("users")
    .set({ email: "ALbert@kitchen.example".toLowerCase() })
    .where("id", "=", other.id)
    .execute();
  const ada = await server.as("ada");
  const found = async (search: string) =>
    extractNames(await ada.get(`/admin/users?search=${encodeURIComponent(search)}`));
  expect(await found("AL")).toEqual(["Émile", "Alice"]);
  expect(await found("émi")).toEqual(["Émile"]);
  expect(await found("alice@popote")).toEqual(["Alice"]);
  expect(await found("lice")).toEqual([]);
  expect(await found("%")).toEqual([]);
  const first = await ada.get("/admin/users?search=cook-");
  const second = await ada.get(findNextPage(first) ?? "");
  const all = [...extractNames(first), ...extractNames(second)];
  expect(all).toHaveLength(30);
  expect(new Set(all).size).toBe(30);
  expect(findNextPage(second)).toBeUndefined();
  expect(extractNames(await ada.get("/admin/users?search=a&show=administrators"))).toEqual(["Ada"]);
  expect((await ada.get("/admin/users?cursor=nonsense")).status).toBe(400);
});

test("a demoted administrator loses access at once", async () => {
  const server = await openTestServer();
  const kim = await addPerson(server.db, "Kim");
  await server.db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", kim.id).execute();
  const client = await signedIn(server, kim);
  expect((await client.get("/admin/users")).status).toBe(200);
  await (await server.as("ada")).post(buildAddress(kim.id), { intent: "revoke" });
  expect((await client.get("/admin/users")).location).toBe("/home");
  expect((await client.post(buildAddress(1), { intent: "suspend" })).location).toBe("/home");
});
