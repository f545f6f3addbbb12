import sharp from "sharp";
import { expect, test } from "vitest";
import { AUDIT_ACTIONS } from "#domain/administration/audit-actions";
import { grantAccess } from "#server/admin/access-grants";
import { grantAdministration } from "#server/admin/roles";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { appendToAuditLog } from "#server/policies/audit-log";
import { listAuditLines } from "../../../../tests/support/audit-log";
import { CAST } from "../../../../tests/support/cast";
import type { Client } from "../../../../tests/support/client";
import { addMember, makeCookbook } from "../../../../tests/support/cookbooks";
import { findNextPage } from "../../../../tests/support/list-pages";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const REASON = "Reported by three people.";

const extractLines = (text: string) =>
  [...text.matchAll(/<li><p>(.*?)<\/p><time/gs)].map(([, line = ""]) => extractText(line).trim());

async function upload(server: TestServer, who: "ada" | "alice", address: string): Promise<number> {
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c40" } });
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(await image.png().toBuffer())]), "us.png");
  return (await (await server.as(who)).post(address, body)).status;
}

async function uploadIn(client: Client, address: string, fields: Record<string, string>) {
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c40" } });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("image", new Blob([new Uint8Array(await image.png().toBuffer())]), "us.png");
  return (await client.post(address, body)).status;
}

test("only administrators can read the audit log", async () => {
  const server = await openTestServer();
  expect((await (await server.as("nobody")).get("/admin/audit")).location).toBe("/login");
  expect((await (await server.as("alice")).get("/admin/audit")).location).toBe("/home");
});

test("an administrator's change to another user's recipe is logged, to their own it is not", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const [own, alices] = [
    await writeRecipe(server.db, "ada", { title: "Ada’s soup" }),
    await writeRecipe(server.db, "alice", { title: "Alice’s soup", visibility: "PUBLIC" }),
  ];
  await grantAccess(server.db, CAST.ada, { kind: "RECIPE", id: alices }, REASON);
  for (const edit of [`/recipe/edit?id=${own}`, `/admin/recipe/edit?recipe=${alices}`]) {
    const fields = extractFields((await ada.get(edit)).text);
    expect((await ada.post(edit, { ...fields, title: "Better soup" })).status).toBe(303);
    expect(await uploadIn(ada, edit, { ...fields, version: "2", title: "Better soup" })).toBe(303);
  }
  const inside = `/admin/recipe?recipe=${alices}`;
  await ada.post(inside, { intent: "removeImage" });
  await ada.post(inside, { intent: "remove" });
  await ada.post(`/recipe/view?id=${own}`, { intent: "delete" });
  expect(await listAuditLines(server.db)).toEqual([
    "Ada recipe.stepIn Alice’s soup",
    "Ada recipe.read Alice’s soup",
    "Ada recipe.edit Alice’s soup",
    "Ada recipe.edit Better soup",
    "Ada picture.change Better soup",
    "Ada picture.remove Better soup",
    "Ada recipe.remove Better soup",
  ]);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});

test("an administrator's change to a profile or image is logged", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const profile = (username: string) => ({ username, isPublic: "on" });
  const inside = "/admin/profile?user=1";
  await grantAccess(server.db, CAST.ada, { kind: "USER", id: 1 }, REASON);
  await ada.post(inside, profile("Alicia"));
  await ada.post("/user/edit", profile("Ada-L"));
  expect(await uploadIn(ada, inside, profile("Alicia"))).toBe(303);
  expect(await upload(server, "ada", "/image/users/5")).toBe(201);
  expect(await upload(server, "alice", "/image/users/1")).toBe(201);
  await ada.post(inside, { ...profile("Alicia"), removeImage: "on" });
  await ada.post("/admin/profile?user=2", profile("Charlie"));
  expect(await listAuditLines(server.db)).toEqual([
    "Ada user.stepIn Alice",
    "Ada user.edit Alice",
    "Ada-L user.edit Alicia",
    "Ada-L picture.change Alicia",
    "Ada-L user.edit Alicia",
    "Ada-L picture.remove Alicia",
  ]);
});

test("an administrator's change to another user's cookbook is logged, to their own it is not", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const soup = await writeRecipe(server.db, "alice", { title: "Soup", visibility: "PUBLIC" });
  const run = async (book: number, edit: string, remove: string) => {
    await addRecipeToCookbook(server.db, CAST.alice, book, soup);
    const save = { intent: "save", formKey: "a", name: "Monday", description: "" };
    await ada.post(edit, save);
    for (const intent of ["makeAdministrator", "unmakeAdministrator", "removeMember"])
      expect((await ada.post(edit, { intent, member: "2" })).status).toBe(303);
    expect((await ada.post(edit, { intent: "addMember", username: "Bob" })).status).toBe(303);
    expect(await uploadIn(ada, edit, save)).toBe(303);
    await ada.post(edit, { ...save, removeImage: "on" });
    expect((await ada.post(remove, { intent: "removeRecipe", recipe: `${soup}` })).status).toBe(
      303,
    );
    await ada.post(remove, { intent: "delete" });
  };
  await server.db
    .insertInto("follows")
    .values({ follower_id: 2, followed_id: CAST.ada.id, requested_at: 1, accepted_at: 1 })
    .execute();
  const own = await makeCookbook(server.db, "alice", { members: ["bob"] });
  await addMember(server.db, own, "ada", 1);
  await run(own, `/cookbook/edit?cookbook=${own}`, `/cookbook/view?cookbook=${own}`);
  expect(await listAuditLines(server.db)).toEqual([]);
  const book = await makeCookbook(server.db, "alice", { members: ["bob"] });
  await grantAccess(server.db, CAST.ada, { kind: "COOKBOOK", id: book }, REASON);
  await run(book, `/admin/cookbook?cookbook=${book}`, `/admin/cookbook?cookbook=${book}`);
  expect((await listAuditLines(server.db)).map((act) => act.replace(` #${book}`, ""))).toEqual([
    "Ada cookbook.stepIn",
    "Ada cookbook.edit",
    "Ada cookbook.makeAdministrator",
    "Ada cookbook.unmakeAdministrator",
    "Ada cookbook.removeMember",
    "Ada cookbook.addMember",
    "Ada cookbook.edit",
    "Ada picture.change",
    "Ada cookbook.edit",
    "Ada picture.remove",
    "Ada cookbook.removeRecipe",
    "Ada cookbook.remove",
  ]);
});

test("a refused action is not logged", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  await ada.post("/user/edit?user=1", { username: "Bob" });
  const book = await makeCookbook(server.db, "alice", { members: ["bob"] });
  const edit = `/admin/cookbook?cookbook=${book}`;
  await ada.post("/admin/access?user=1", { reason: "short" });
  await ada.post(edit, { intent: "unmakeAdministrator", member: "1" });
  await ada.post(edit, { intent: "addMember", username: "nobody" });
  await ada.post("/image/cookbooks/99", new FormData());
  expect(await listAuditLines(server.db)).toEqual([]);
});

test.each(["en", "fr"])(
  "in %s every action is described with its actor, subject and time",
  async (locale) => {
    const server = await openTestServer();
    const details = { author: "Bob", into: "Leek", member: "Bob", recipe: "Soup" };
    for (const act of AUDIT_ACTIONS)
      await appendToAuditLog(server.db, CAST.ada, act, `<${act}>`, details);
    const ada = await server.as("ada", { "Accept-Language": locale });
    const said: string[] = [];
    for (let next: string | undefined = "/admin/audit"; next; ) {
      const { text } = await ada.get(next);
      said.push(...extractLines(text));
      expect(text).toMatch(/<time dateTime="20\d\d-[^"]+Z">[^<]*UTC/);
      next = /href="([^"]+cursor=[^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(said).toHaveLength(AUDIT_ACTIONS.length);
    for (const [at, act] of AUDIT_ACTIONS.toReversed().entries()) {
      expect(said[at]).toMatch(/^Ada \S/);
      expect(said[at]).toContain(`<${act}>`);
      expect(said[at]).not.toMatch(/act\.|\{\{|undefined/);
    }
  },
);

test("the log lists the newest first, 24 per page, for everyone or one user", async () => {
  const server = await openTestServer();
  await grantAdministration(server.db, "COMMAND_LINE", { id: CAST.alice.id });
  for (let count = 1; count <= 30; count++)
    await appendToAuditLog(
      server.db,
      count % 2 ? CAST.ada : CAST.alice,
      "user.edit",
      `cook-${count}.`,
    );
  const ada = await server.as("ada");
  const first = await ada.get("/admin/audit");
  expect(extractLines(first.text)).toHaveLength(24);
  expect(extractLines(first.text)[0]).toBe("Alice changed the profile of cook-30.");
  const second = await ada.get(findNextPage(first) ?? "");
  expect(extractLines(second.text)).toHaveLength(7);
  expect(extractLines(second.text).at(-1)).toBe("The command line made Alice an administrator");
  expect(findNextPage(second)).toBeUndefined();

  expect((await ada.get("/admin/user?user=1")).text).toContain("/admin/audit?by=1");
  expect((await ada.get("/admin/user?user=2")).text).not.toContain("/admin/audit?by=2");
  const hers = await ada.get("/admin/audit?by=1");
  expect(extractLines(hers.text)).toHaveLength(15);
  expect(extractLines(hers.text).every((line) => line.startsWith("Alice "))).toBe(true);
  for (const by of ["99", "x"]) expect((await ada.get(`/admin/audit?by=${by}`)).status).toBe(404);
});

test("log entries survive the deletion of their actor and cannot be changed", async () => {
  const server = await openTestServer();
  await appendToAuditLog(server.db, CAST.bob, "user.edit", "Alice");
  await server.db.deleteFrom("users").where("id", "=", CAST.bob.id).execute();
  const { text } = await (await server.as("ada")).get("/admin/audit");
  expect(extractLines(text)).toEqual(["Bob changed the profile of Alice"]);
  expect(text).not.toContain("/admin/user?user=2");
  await expect(server.db.deleteFrom("audit").execute()).rejects.toThrow("only added to");
  const rewritten = server.db.updateTable("audit").set({ subject: "Nobody" } as never);
  await expect(rewritten.execute()).rejects.toThrow("only added to");
});
