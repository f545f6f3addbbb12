import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { extractFields, extractText } from "../../../../tests/support/page";
import { openTestServer } from "../../../../tests/support/server";
import { photo, withFile } from "../../../../tests/support/upload";

const NEW = "/recipe/edit";

test.each([
  [
    "a text under an image's name",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "image.invalid",
  ],
  ["half an image", undefined, "image.invalid"],
  ["a file over 10 MiB", Buffer.alloc(10 * 1024 * 1024 + 1), "image.tooLarge"],
])("%s is rejected with a message, and the text is kept", async (_what, given, code) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get(NEW)).text), title: "Pie" };
  const bytes = given ?? (await photo()).subarray(0, 600);
  const answer = await alice.post(NEW, withFile(form, bytes));
  expect(answer.status).toBe(400);
  // Exactly the text of the specification.
  const words = code === "image.invalid" ? /Photo: Invalid image [^:]/ : /This photo is too large/;
  expect(extractText(answer.text)).toMatch(words);
  expect(extractFields(answer.text)).toMatchObject({ title: "Pie" });
});

test.each([
  ["from an iPhone", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ["with a generic brand", "\0\0\0\x18ftypmif1\0\0\0\0mif1heic"],
])("a HEIC file %s is rejected with advice", async (_what, header) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get(NEW)).text), title: "Pie" };
  const answer = await alice.post(NEW, withFile(form, Buffer.from(header, "latin1")));
  expect(answer.status).toBe(400);
  expect(extractText(answer.text)).toContain(
    "This HEIC photo, as iPhones store them, cannot be read here",
  );
  expect(extractFields(answer.text)).toMatchObject({ title: "Pie" });
});

test("a HEIC photo is read, a crafted one is refused, and the next image is decoded", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const heic = readFileSync("tests/fixtures/images/tart.heic");
  const form = { ...extractFields((await alice.get(NEW)).text), title: "Tart" };
  const crafted = Buffer.concat([heic.subarray(0, 20_000), Buffer.alloc(20_000, 7)]);
  expect((await alice.post(NEW, withFile(form, crafted))).status).toBe(400);
  expect((await alice.post(NEW, withFile(form, heic))).status).toBe(303);
  const { bytes } = await alice.get("/image/recipes/1-v1.webp");
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1600, 1200]);
  const { channels } = await sharp(bytes).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([18, 17, 14]);
  const again = { ...extractFields((await alice.get(NEW)).text), title: "Pie" };
  expect((await alice.post(NEW, withFile(again, await photo()))).status).toBe(303);
});

test("an AVIF file is not taken for HEIC", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get(NEW)).text), title: "Pie" };
  const avif = await sharp(await photo())
    .avif()
    .toBuffer();
  expect((await alice.post(NEW, withFile(form, avif))).status).toBe(303);
});

test("an image over 50 megapixels is rejected before it is decoded", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const bytes = await sharp({
    create: { width: 8000, height: 6500, channels: 3, background: "#fff" },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const form = { ...extractFields((await alice.get(NEW)).text), title: "Wall" };
  const answer = await alice.post(NEW, withFile(form, bytes));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("This photo is too large");
});

test("an image is rotated upright, and only its two newest versions are stored", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const upright = await sharp(await photo())
    .withExif({ IFD0: { Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await alice.post(
    NEW,
    withFile({ ...extractFields((await alice.get(NEW)).text), title: "Pie" }, upright),
  );
  const { width, height } = await sharp(
    (await alice.get("/image/recipes/1-v1.webp")).bytes,
  ).metadata();
  expect([width, height]).toEqual([200, 400]);
  for (const _ of [2, 3]) {
    const form = extractFields((await alice.get("/recipe/edit?id=1")).text);
    await alice.post("/recipe/edit?id=1", withFile({ ...form, "photos[0].key": "" }, upright));
  }
  const statuses = [];
  for (const version of [1, 2, 3, 4]) {
    statuses.push((await alice.get(`/image/recipes/1-v${version}.webp`)).status);
  }
  expect(statuses).toEqual([404, 200, 200, 404]);
  const form = extractFields((await alice.get("/recipe/edit?id=1")).text);
  await alice.post("/recipe/edit?id=1", { ...form, "photos[0].key": "" });
  expect((await alice.get("/image/recipes/1-v3.webp")).status).toBe(404);
  expect((await alice.get("/recipe/view?id=1")).text).not.toContain("/image/recipes/");
});

test("an invalid image keeps the pending one, a pending one can be removed, and a missing one is reported", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get(NEW)).text), title: "" };
  const kept = extractFields((await alice.post(NEW, withFile(form, await photo()))).text);
  const bad = extractFields((await alice.post(NEW, withFile(kept, Buffer.from("text")))).text);
  expect(bad["photos[0].key"]).toBe(kept["photos[0].key"]);
  const removal = { type: "remove", payload: { name: "photos", index: 0 } };
  const taken = await alice.post(NEW, { ...kept, __intent__: JSON.stringify(removal) });
  expect(extractFields(taken.text)).not.toHaveProperty("photos[0].key");
  await server.db.deleteFrom("pending_images").execute();
  const gone = await alice.post(NEW, { ...kept, title: "Pie" });
  expect(gone.status).toBe(400);
  expect(extractText(gone.text)).toContain("The photo is no longer here");
});
