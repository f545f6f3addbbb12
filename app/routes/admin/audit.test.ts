import sharp from "sharp";
import { expect, test } from "vitest";
import { noteAct } from "#server/admin/audit";
import { grantAdministration } from "#server/admin/roles";
import { ACTS } from "~/model/audit";
import { CAST } from "../../../tests/support/cast";
import { join, makeCookbook } from "../../../tests/support/cookbooks";
import { actsOf } from "../../../tests/support/journal";
import { nextOf } from "../../../tests/support/lists";
import { fieldsOf, textOf } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const linesOf = (text: string) =>
  [...text.matchAll(/<li><p>(.*?)<\/p><time/gs)].map(([, line = ""]) => textOf(line).trim());

async function upload(server: TestServer, who: "ada" | "alice", address: string): Promise<number> {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c40" } });
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(await picture.png().toBuffer())]), "us.png");
  return (await (await server.as(who)).post(address, body)).status;
}

test("who does not administer does not read the journal", async () => {
  const server = await openTestServer();
  expect((await (await server.as("nobody")).get("/admin/audit")).location).toBe("/login");
  expect((await (await server.as("alice")).get("/admin/audit")).location).toBe("/home");
});

test("what an administrator does with a recipe of somebody else is written down, not with their own", async () => {
  const server = await openTestServer();
  for (const author of ["alice", "ada"] as const) {
    const id = await writeRecipe(server.db, author, { title: `${author}’s soup` });
    const ada = await server.as("ada");
    const fields = fieldsOf((await ada.get(`/recipe/edit?id=${id}`)).text);
    await ada.post(`/recipe/edit?id=${id}`, { ...fields, title: "Better soup" });
    expect(await upload(server, "ada", `/image/recipes/${id}`)).toBe(201);
    expect((await ada.delete(`/image/recipes/${id}`)).status).toBe(204);
    await ada.post(`/recipe/view?id=${id}`, { intent: "delete" });
  }
  expect(await actsOf(server.db)).toEqual([
    "Ada recipe.edit alice’s soup",
    "Ada picture.change Better soup",
    "Ada picture.remove Better soup",
    "Ada recipe.remove Better soup",
  ]);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});

test("so is what they do with somebody’s profile and picture", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const profile = (username: string) => ({ username, isPublic: "on" });
  await ada.post("/user/edit?user=1", profile("Alicia"));
  await ada.post("/user/edit", profile("Ada-L"));
  expect(await upload(server, "ada", "/image/users/1")).toBe(201);
  expect(await upload(server, "ada", "/image/users/5")).toBe(201);
  expect(await upload(server, "alice", "/image/users/1")).toBe(201);
  await ada.delete("/image/users/1");
  await ada.post("/user/edit?user=2", profile("Charlie"));
  expect(await actsOf(server.db)).toEqual([
    "Ada user.edit Alice",
    "Ada-L picture.change Alicia",
    "Ada-L picture.remove Alicia",
  ]);
});

test("and with a cookbook that they administer as that alone", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const soup = await writeRecipe(server.db, "alice", { title: "Soup", visibility: "PUBLIC" });
  const run = async (book: number) => {
    const edit = `/cookbook/edit?cookbook=${book}`;
    const save = { intent: "save", formKey: "a", name: "Monday", description: "" };
    await ada.post(edit, save);
    for (const intent of ["makeAdministrator", "unmakeAdministrator", "removeMember"])
      expect((await ada.post(edit, { intent, member: "2" })).status).toBe(303);
    expect((await ada.post(edit, { intent: "addMember", username: "Bob" })).status).toBe(303);
    expect(await upload(server, "ada", `/image/cookbooks/${book}`)).toBe(201);
    await ada.delete(`/image/cookbooks/${book}`);
    for (const intent of ["addRecipe", "removeRecipe"])
      await ada.post(`/cookbook/edit?addRecipe=${soup}`, { intent, cookbook: String(book) });
    await ada.post(`/cookbook/view?cookbook=${book}`, { intent: "delete" });
  };
  await server.db
    .insertInto("follows")
    .values({ follower_id: 2, followed_id: CAST.ada.id, requested_at: 1, accepted_at: 1 })
    .execute();
  const own = await makeCookbook(server.db, "alice", { members: ["bob"] });
  await join(server.db, own, "ada", 1);
  await run(own);
  expect(await actsOf(server.db)).toEqual([]);
  await run(await makeCookbook(server.db, "alice", { members: ["bob"] }));
  expect(await actsOf(server.db)).toEqual([
    "Ada cookbook.edit Sunday",
    "Ada cookbook.makeAdministrator Monday",
    "Ada cookbook.unmakeAdministrator Monday",
    "Ada cookbook.removeMember Monday",
    "Ada cookbook.addMember Monday",
    "Ada picture.change Monday",
    "Ada picture.remove Monday",
    "Ada cookbook.addRecipe Monday",
    "Ada cookbook.removeRecipe Monday",
    "Ada cookbook.remove Monday",
  ]);
});

test("what is refused is not written down", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  await ada.post("/user/edit?user=1", { username: "Bob" });
  const book = await makeCookbook(server.db, "alice", { members: ["bob"] });
  const edit = `/cookbook/edit?cookbook=${book}`;
  await ada.post(edit, { intent: "unmakeAdministrator", member: "1" });
  await ada.post(edit, { intent: "addMember", username: "nobody" });
  await ada.post("/image/cookbooks/99", new FormData());
  expect(await actsOf(server.db)).toEqual([]);
});

test.each(["en", "fr"])(
  "every act is said in words in %s, with who, what and when",
  async (locale) => {
    const server = await openTestServer();
    const details = { author: "Bob", into: "Leek", member: "Bob", recipe: "Soup" };
    for (const act of ACTS) await noteAct(server.db, CAST.ada, act, `<${act}>`, details);
    const ada = await server.as("ada", { "Accept-Language": locale });
    const said: string[] = [];
    for (let next: string | undefined = "/admin/audit"; next; ) {
      const { text } = await ada.get(next);
      said.push(...linesOf(text));
      expect(text).toMatch(/<time dateTime="20\d\d-[^"]+Z">[^<]*UTC/);
      next = /href="([^"]+cursor=[^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(said).toHaveLength(ACTS.length);
    for (const [at, act] of ACTS.toReversed().entries()) {
      expect(said[at]).toMatch(/^Ada \S/);
      expect(said[at]).toContain(`<${act}>`);
      expect(said[at]).not.toMatch(/act\.|\{\{|undefined/);
    }
  },
);

test("the newest is first, 24 a page, of everybody or of one person", async () => {
  const server = await openTestServer();
  await grantAdministration(server.db, "COMMAND_LINE", { id: CAST.alice.id });
  for (let count = 1; count <= 30; count++)
    await noteAct(server.db, count % 2 ? CAST.ada : CAST.alice, "user.edit", `cook-${count}.`);
  const ada = await server.as("ada");
  const first = await ada.get("/admin/audit");
  expect(linesOf(first.text)).toHaveLength(24);
  expect(linesOf(first.text)[0]).toBe("Alice changed the profile of cook-30.");
  const second = await ada.get(nextOf(first) ?? "");
  expect(linesOf(second.text)).toHaveLength(7);
  expect(linesOf(second.text).at(-1)).toBe("The command line made Alice an administrator");
  expect(nextOf(second)).toBeUndefined();

  expect((await ada.get("/admin/user?user=1")).text).toContain("/admin/audit?by=1");
  expect((await ada.get("/admin/user?user=2")).text).not.toContain("/admin/audit?by=2");
  const hers = await ada.get("/admin/audit?by=1");
  expect(linesOf(hers.text)).toHaveLength(15);
  expect(linesOf(hers.text).every((line) => line.startsWith("Alice "))).toBe(true);
  for (const by of ["99", "x"]) expect((await ada.get(`/admin/audit?by=${by}`)).status).toBe(404);
});

test("the journal outlives who acted, and nobody rewrites it", async () => {
  const server = await openTestServer();
  await noteAct(server.db, CAST.bob, "user.edit", "Alice");
  await server.db.deleteFrom("users").where("id", "=", CAST.bob.id).execute();
  const { text } = await (await server.as("ada")).get("/admin/audit");
  expect(linesOf(text)).toEqual(["Bob changed the profile of Alice"]);
  expect(text).not.toContain("/admin/user?user=2");
  await expect(server.db.deleteFrom("audit").execute()).rejects.toThrow("only added to");
  const rewritten = server.db.updateTable("audit").set({ subject: "Nobody" } as never);
  await expect(rewritten.execute()).rejects.toThrow("only added to");
});
