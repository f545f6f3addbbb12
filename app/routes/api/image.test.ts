import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { CAST, EVERYBODY, type Who } from "../../../tests/support/cast";
import { filesTomorrow, findFileName } from "../../../tests/support/images";
import { writeSharedRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { imageCall } from "../../../tests/support/upload";

const image = (width = 600) =>
  sharp({ create: { width, height: 300, channels: 3, background: "#a30" } })
    .png()
    .toBuffer();

/** Calls as an API client: no form, no redirect, JSON. */
async function call(
  server: TestServer,
  who: Who,
  method: "POST" | "DELETE" | "GET" | "PUT",
  address: string,
  bytes?: Uint8Array | null,
) {
  const client = await server.as(who);
  const form = new FormData();
  if (bytes) form.append("file", new Blob([new Uint8Array(bytes)]), "me.png");
  else form.append("file", "no file");
  const answer = await fetch(server.origin + address, {
    method,
    body: method === "POST" || method === "PUT" ? form : undefined,
    redirect: "manual",
    headers: { Cookie: `session=${client.cookies.get("session")}`, "Accept-Language": "en" },
  });
  const text = await answer.text();
  const said = text === "" ? undefined : JSON.parse(text);
  return { status: answer.status, version: said?.version, code: said?.error?.code };
}

const ALLOWED = {
  users: ["alice"] as Who[],
  recipes: ["alice"] as Who[],
};
const REFUSALS = { users: "user.notAllowedToEdit", recipes: "recipe.notAllowedToEdit" };

describe.each(["users", "recipes"] as const)("an image of %s", (type) => {
  const versionsIn = async ({ db }: TestServer) =>
    db.selectFrom(type).select(["id", "image_version", "last_image_version"]).execute();

  test("can be set and removed only by those allowed to edit", async () => {
    const server = await openTestServer();
    const id = type === "users" ? CAST.alice.id : await writeSharedRecipe(server.db, "PROTECTED");
    const address = `/image/${type}/${id}`;
    const bytes = await image();
    let version = 0;
    for (const who of EVERYBODY) {
      const before = await versionsIn(server);
      const given = await call(server, who, "POST", address, bytes);
      if (!ALLOWED[type].includes(who)) {
        const [status, code] =
          who === "nobody" ? [401, "auth.sessionNotFound"] : [403, REFUSALS[type]];
        expect({ who, ...given }).toEqual({ who, status, code, version: undefined });
        expect(await call(server, who, "DELETE", address)).toEqual(given);
        expect(await versionsIn(server)).toEqual(before);
        continue;
      }
      // Version numbers are never reused, and each removal takes one.
      version += version === 0 ? 1 : 2;
      expect({ who, ...given }).toEqual({ who, status: 201, code: undefined, version });
      const shown = await (await server.as("alice")).get(`${address}-v${version}.webp`);
      expect((await sharp(shown.bytes).metadata()).width).toBe(type === "users" ? 256 : 600);
      expect((await call(server, who, "DELETE", address)).status).toBe(204);
      expect((await call(server, who, "DELETE", address)).status).toBe(204);
      expect(await versionsIn(server)).toContainEqual({
        id,
        image_version: null,
        last_image_version: version + 1,
      });
      const gone = await (await server.as("alice")).get(`${address}-v${version}.webp`);
      expect(gone.status).toBe(404);
    }
    expect(await filesTomorrow(server, type)).toEqual([]);
  });

  test("is rejected in JSON if it is invalid, too large or for an unknown id, and the previous one stays", async () => {
    const server = await openTestServer();
    const id = type === "users" ? CAST.alice.id : await writeSharedRecipe(server.db, "PUBLIC");
    const address = `/image/${type}/${id}`;
    await call(server, "alice", "POST", address, await image());
    const before = await versionsIn(server);
    const refused = (bytes: Uint8Array | null, to = address) =>
      call(server, "alice", "POST", to, bytes);
    const missing = type === "users" ? "user.notFound" : "recipe.notFound";
    expect(await refused(Buffer.from("no image"))).toMatchObject({
      status: 422,
      code: "image.invalid",
    });
    expect(await refused(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: "image.tooLarge",
    });
    expect(await refused(null)).toMatchObject({ status: 400, code: "request.invalid" });
    expect(await refused(await image(), `/image/${type}/999`)).toMatchObject({
      status: 404,
      code: missing,
    });
    for (const other of [
      `/image/${type}/abc`,
      `/image/${type}/0`,
      "/image/mail/1",
      "/image/__proto__/1",
    ])
      expect({ other, ...(await refused(await image(), other)) }).toMatchObject({
        other,
        status: 404,
        code: "request.notFound",
      });
    for (const method of ["GET", "PUT"] as const)
      expect(await call(server, "alice", method, address)).toMatchObject({
        status: 405,
        code: "request.wrongMethod",
      });
    expect(await versionsIn(server)).toEqual(before);
    const shown = await (await server.as("alice")).get(`${address}-v1.webp`);
    expect(shown.status).toBe(200);
  });
});

test("twenty concurrent uploads are mostly refused and leave one intact image", async () => {
  const server = await openTestServer();
  const bytes = await image();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(server, "alice", "POST", "/image/users/1", bytes)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
  expect(await filesTomorrow(server, "users")).toEqual([await findFileName(server.db, "users", 1)]);
});

test.each(["en", "fr"])("an image in the wrong form part is rejected in %s", async (locale) => {
  const server = await openTestServer();
  const alice = await server.as("alice", { "Accept-Language": locale });
  const address = `/image/users/${CAST.alice.id}`;
  const words = {
    en: ["Send the file in the part “file” of the form.", "Choose a file first."],
    fr: [
      "Envoyez le fichier dans la partie «\u00a0file\u00a0» du formulaire.",
      "Choisissez d’abord un fichier.",
    ],
  }[locale];
  const said = [];
  for (const form of [imageCall(await image(), "image"), new FormData()]) {
    const { status, text } = await alice.post(address, form);
    const { code, fields } = JSON.parse(text).error;
    expect([status, code]).toEqual([400, "request.invalid"]);
    said.push(fields.file);
  }
  expect(said).toEqual(words);
  const row = server.db.selectFrom("users").select("image_version").where("id", "=", CAST.alice.id);
  expect(await row.executeTakeFirst()).toEqual({ image_version: null });
});
