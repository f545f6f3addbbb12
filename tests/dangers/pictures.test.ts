import { sql } from "kysely";
import { expect, test } from "vitest";
import { CAST } from "../support/cast";
import { makeCookbook } from "../support/cookbooks";
import { fieldsOf } from "../support/page";
import { filesTomorrow } from "../support/pictures";
import { writeRecipe } from "../support/recipes";
import { openTestServer, type TestServer } from "../support/server";
import { photo, withFile } from "../support/upload";
import { takeComplaints } from "../support/watched-log";

/** Where a form is, the field that names its thing, and how its rows are found again. */
const FORMS = {
  "a new recipe": { table: "recipes", field: "title", open: async () => "/recipe/edit" },
  "a recipe": {
    table: "recipes",
    field: "title",
    open: async ({ db }: TestServer) => `/recipe/edit?id=${await writeRecipe(db, "alice")}`,
  },
  "a new cookbook": { table: "cookbooks", field: "name", open: async () => "/cookbook/edit" },
  "a cookbook": {
    table: "cookbooks",
    field: "name",
    open: async ({ db }: TestServer) =>
      `/cookbook/edit?cookbook=${await makeCookbook(db, "alice")}`,
  },
  "a profile": { table: "users", field: "username", open: async () => "/user/edit" },
} as const;

test.each(Object.entries(FORMS))(
  "the power goes between the text and the picture of %s: neither is there, and sent again both are",
  async (_what, { table, field, open }) => {
    const server = await openTestServer();
    const alice = await server.as("alice");
    const address = await open(server);
    const rows = () =>
      sql`SELECT id, ${sql.ref(field)} AS name, image_version FROM ${sql.table(table)}`
        .execute(server.db)
        .then(({ rows: found }) => found);
    const before = await rows();
    const left = { ...fieldsOf((await alice.get(address)).text), [field]: "Both", intent: "save" };
    await sql`
      CREATE TRIGGER power_cut BEFORE UPDATE OF image_version ON ${sql.table(table)}
      BEGIN SELECT RAISE(ABORT, 'the power went'); END`.execute(server.db);
    const cut = await alice.post(address, withFile(left, await photo()));
    expect(cut.status).toBe(500);
    expect(takeComplaints()).toMatchObject([{ msg: "request failed" }]);
    expect(await rows()).toEqual(before);

    await sql`DROP TRIGGER power_cut`.execute(server.db);
    expect((await alice.post(address, withFile(left, await photo()))).status).toBe(303);
    const named = (await rows()) as { id: number; name: string; image_version: number | null }[];
    const saved = named.filter(({ name }) => name === "Both");
    expect(saved).toHaveLength(1);
    const [{ id = 0, image_version = null } = {}] = saved;
    expect(image_version).not.toBeNull();
    expect((await alice.get(`/image/${table}/${id}-v${image_version}.webp`)).status).toBe(200);
    expect(await filesTomorrow(server, table)).toEqual([`${id}-v${image_version}.webp`]);
  },
);

test("a kept picture is kept for what its form is about: a recipe's is nobody's face", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...fieldsOf((await alice.get("/recipe/edit")).text), title: "" };
  const { pendingImage = "" } = fieldsOf(
    (await alice.post("/recipe/edit", withFile(form, await photo()))).text,
  );
  expect(pendingImage).not.toBe("");
  const sent = await alice.post("/user/edit", { username: "Alice", pendingImage });
  expect(sent.status).toBe(400);
  const { image_version } = await server.db
    .selectFrom("users")
    .select("image_version")
    .where("id", "=", CAST.alice.id)
    .executeTakeFirstOrThrow();
  expect(image_version).toBeNull();
});
