import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "#domain/site/paths";
import { openTestDatabase } from "../../../tests/support/database";
import { findFileName } from "../../../tests/support/images";
import { buildSchemaRecipe, sendFile, waitForImport } from "../../../tests/support/imports";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openS3StandIn } from "../../../tests/support/s3-stand-in";
import { openTestServer } from "../../../tests/support/server";
import { imageCall, photo, withFile } from "../../../tests/support/upload";
import { takeComplaints } from "../../../tests/support/watched-log";

async function openWithBucket() {
  const stand = await openS3StandIn({ prefix: "images/" });
  const server = await openTestServer({ bucket: stand.settings });
  return { stand, server, alice: await server.as("alice") };
}

test("an image goes into the bucket, and is served only to viewers allowed to see it", async () => {
  const { stand, server, alice } = await openWithBucket();
  const id = await writeRecipe(server.db, "alice");
  const sent = await alice.post(`/image/recipes/${id}`, imageCall(await photo()));
  expect(sent.status).toBe(201);
  const key = `images/images/recipes/${await findFileName(server.db, "recipes", id)}`;
  const stored = stand.objects.get(key)?.bytes;
  const seen = await alice.get(`/image/recipes/${id}-v1.webp`);
  expect(seen.bytes).toEqual(stored);
  expect(seen.headers.get("Content-Type")).toBe("image/webp");
  stand.requests.length = 0;
  const charlie = await server.as("charlie");
  expect((await charlie.get(`/image/recipes/${id}-v1.webp`)).status).toBe(404);
  expect(stand.requests).toEqual([]);
  expect(readdirSync(server.dataDir)).not.toContain("images");
});

test("if browsers read the bucket, pages load public images from there, and no others", async () => {
  const stand = await openS3StandIn();
  const imagesOrigin = stand.settings.endpoint ?? "";
  const server = await openTestServer({ bucket: { ...stand.settings, imagesOrigin } });
  const alice = await server.as("alice");
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  await alice.post(`/image/recipes/${id}`, imageCall(await photo()));
  const address = `/image/recipes/${id}-v1.webp`;
  const key = `images/recipes/${await findFileName(server.db, "recipes", id)}`;
  const inPage = { "Sec-Fetch-Dest": "image" };
  const visitor = await server.as("nobody");
  const page = await visitor.get(`/recipe/view?id=${id}`);
  expect(page.headers.get("Content-Security-Policy")).toContain(
    `img-src 'self' blob: ${imagesOrigin};`,
  );
  const sent = await visitor.get(address, inPage);
  expect(sent.status).toBe(302);
  const location = sent.headers.get("Location") ?? "";
  expect(location).toMatch(`${imagesOrigin}/popote/${key}?`);
  expect(sent.headers.get("Cache-Control")).toMatch(/^private, max-age=\d{1,4}$/);
  expect(sent.headers.get("Vary")).toContain("Sec-Fetch-Dest");
  const stored = stand.objects.get(key)?.bytes;
  expect(Buffer.from(await (await fetch(location)).arrayBuffer())).toEqual(stored);
  expect((await visitor.get(address)).bytes).toEqual(stored);
  await alice.post(`/recipe/edit?id=${id}`, {
    ...extractFields((await alice.get(`/recipe/edit?id=${id}`)).text),
    visibility: "PRIVATE",
  });
  expect((await visitor.get(address, inPage)).status).toBe(404);
  const own = await alice.get(address, inPage);
  expect([own.status, own.bytes]).toEqual([200, stored]);
});

test("a bucket image is sent again only if it is new, and in ranges on request", async () => {
  const { stand, server, alice } = await openWithBucket();
  const id = await writeRecipe(server.db, "alice");
  await alice.post(`/image/recipes/${id}`, imageCall(await photo()));
  const address = `/image/recipes/${id}-v1.webp`;
  const whole = await alice.get(address);
  const tag = whole.headers.get("ETag") ?? "";
  stand.requests.length = 0;
  const known = { "If-None-Match": tag, "Cache-Control": "max-age=0" };
  expect((await alice.get(address, known)).status).toBe(304);
  expect(stand.requests).toEqual([]);
  const part = await alice.get(address, { Range: "bytes=4-7" });
  expect([part.status, part.bytes]).toEqual([206, whole.bytes.subarray(4, 8)]);
  expect(part.headers.get("Content-Range")).toBe(`bytes 4-7/${whole.bytes.length}`);
  const other = await alice.get(address, { Range: "bytes=4-7", "If-Range": '"another"' });
  expect([other.status, other.bytes.length]).toEqual([200, whole.bytes.length]);
  expect((await alice.get(address, { Range: "bytes=99999999-" })).status).toBe(416);
});

test("while the bucket is away images answer 503, and a form keeps the typed text", async () => {
  const { stand, server, alice } = await openWithBucket();
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  await alice.post(`/image/recipes/${id}`, imageCall(await photo()));
  const form = { ...extractFields((await alice.get("/recipe/edit")).text), title: "Leek pie" };
  stand.trouble.always = { status: 503, code: "SlowDown" };
  const image = await alice.get(`/image/recipes/${id}-v1.webp`);
  expect(image.status).toBe(503);
  expect(image.headers.get("Retry-After")).toBe("30");
  expect(image.headers.get("Cache-Control")).toBe("no-store");
  const refused = await alice.post("/recipe/edit", withFile(form, await photo()));
  expect(refused.status).toBe(503);
  expect(extractText(refused.text)).toContain("Photos and files are unavailable at the moment");
  expect(extractFields(refused.text)).toMatchObject({ title: "Leek pie" });
  expect(await server.db.selectFrom("pending_images").select("id").execute()).toEqual([]);
  expect((await alice.get(`/recipe/view?id=${id}`)).status).toBe(200);
  const ada = await server.as("ada");
  const overview = async () => extractText((await ada.get("/admin")).text);
  const line = "The bucket of images and files does not respond: it answers 503 SlowDown";
  expect(await overview()).toContain(line);
  expect(takeComplaints()).not.toEqual([]);
  stand.trouble.always = undefined;
  expect((await alice.get(`/image/recipes/${id}-v1.webp`)).status).toBe(200);
  expect(await overview()).not.toContain("The bucket of images");
  const saved = await alice.post(
    "/recipe/edit",
    withFile(extractFields(refused.text), await photo()),
  );
  expect(saved.status).toBe(303);
});

test("a file to import waits in the bucket, and leaves nothing on this machine", async () => {
  const { stand, server, alice } = await openWithBucket();
  const id = await sendFile(
    alice,
    Buffer.from(JSON.stringify(buildSchemaRecipe("Pie"))),
    "pie.json",
  );
  await waitForImport(server.db, id, "READY");
  const { file } = await server.db.selectFrom("imports").select("file").executeTakeFirstOrThrow();
  expect([...stand.objects.keys()]).toEqual([`images/imports/${file}`]);
  await expect.poll(() => readdirSync(`${server.dataDir}/uploads`)).toEqual([]);
  await alice.post(paths.importView(id), { intent: "drop" });
  expect([...stand.objects.keys()]).toEqual([]);
});

test("a bucket that refuses access keeps Popote from starting, and nothing is written", async () => {
  const { settings } = await openS3StandIn();
  const { dataDir } = openTestDatabase();
  const before = readdirSync(dataDir);
  const bucket = { ...settings, secretAccessKey: "wrong" };
  await expect(openTestServer({ dataDir, bucket })).rejects.toThrow(/^PICTURES: the bucket popote/);
  expect(readdirSync(dataDir)).toEqual(before);
});
