import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { acquireDecoder, stopIdleDecoders } from "#server/platform/images/decoder-processes";
import { runInQueue } from "#server/platform/images/decoding-queue";
import { removeStrayFiles } from "#server/platform/images/leftover-files";
import { CAST } from "../support/cast";
import { makeCookbook } from "../support/cookbooks";
import { openTestDatabase } from "../support/database";
import { filesTomorrow, findFileName } from "../support/images";
import { extractFields, extractText } from "../support/page";
import { writeRecipe } from "../support/recipes";
import { openTestServer, type TestServer } from "../support/server";
import { imageCall, photo, withFile } from "../support/upload";
import { takeComplaints } from "../support/watched-log";

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
  "a failure between the text and the image of %s saves neither, and sending them again saves both",
  async (_what, { table, field, open }) => {
    const server = await openTestServer();
    const alice = await server.as("alice");
    const address = await open(server);
    const rows = () =>
      sql`SELECT id, ${sql.ref(field)} AS name, image_version FROM ${sql.table(table)}`
        .execute(server.db)
        .then(({ rows: found }) => found);
    const before = await rows();
    const left = {
      ...extractFields((await alice.get(address)).text),
      [field]: "Both",
      intent: "save",
    };
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
    expect(await filesTomorrow(server, table)).toEqual([await findFileName(server.db, table, id)]);
  },
);

test("a save names the uploaded files themselves, and the first of two recipes gets them", async () => {
  const server = await openTestServer();
  const { db, dataDir } = server;
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get("/recipe/edit?view=lines")).text), title: "" };
  const kept = extractFields(
    (await alice.post("/recipe/edit", withFile(form, await photo()))).text,
  );
  const stored = () =>
    ["recipes", "recipes-thumbnails"].map((folder) => {
      const place = path.join(dataDir, "images", folder);
      return readdirSync(place).map((name) => [name, statSync(path.join(place, name)).ino]);
    });
  const before = stored();
  expect(before.map((names) => names.map(([name]) => name))).toEqual([
    [`${kept["photos[0].key"]}.webp`],
    [`${kept["photos[0].key"]}.webp`],
  ]);
  const other = extractFields((await alice.get("/recipe/edit?view=lines")).text);
  const forms = [kept, { ...kept, formKey: other.formKey ?? "" }];
  await Promise.all(
    forms.map((each) => alice.post("/recipe/edit", { ...each, title: "Pie", intent: "save" })),
  );
  expect(stored()).toEqual(before);
  const keys = db.selectFrom("recipes").select("image_key").where("image_key", "is not", null);
  expect(await keys.execute()).toEqual([{ image_key: kept["photos[0].key"] }]);
  expect(await db.selectFrom("unused_images").select("name").execute()).toEqual([]);
});

test("a pending image works only for its own kind of form: a recipe's cannot become a profile image", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get("/recipe/edit?view=lines")).text), title: "" };
  const { "photos[0].key": pendingImage = "" } = extractFields(
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

test("a fourth simultaneous upload is refused, and the typed text is sent back", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...extractFields((await alice.get("/recipe/edit?view=lines")).text),
    title: "Pie",
  };
  const uploads = path.join(server.dataDir, "uploads");
  const slow = await Promise.all(
    [1, 2, 3].map(async () => {
      const sent = new Response(imageCall(await photo()));
      const body = Buffer.from(await sent.arrayBuffer());
      const upload = request(`${server.origin}/image/users/${CAST.alice.id}`, {
        method: "POST",
        headers: {
          "Content-Type": sent.headers.get("Content-Type") ?? "",
          "Content-Length": body.length,
          Cookie: `session=${alice.cookies.get("session")}`,
          Origin: server.origin,
        },
      });
      upload.on("error", () => undefined);
      upload.write(body.subarray(0, body.length - 200));
      return upload;
    }),
  );
  await vi.waitFor(() => expect(readdirSync(uploads)).toHaveLength(3), { timeout: 20_000 });

  const refused = await alice.post("/recipe/edit", withFile(form, await photo()));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
  expect(extractText(refused.text)).toContain("Photo: Too many");
  expect(extractFields(refused.text).title).toBe("Pie");
  const bob = await server.as("bob");
  const others = {
    ...extractFields((await bob.get("/recipe/edit?view=lines")).text),
    title: "Bob's",
  };
  expect((await bob.post("/recipe/edit", withFile(others, await photo()))).status).toBe(303);

  for (const upload of slow) upload.destroy();
  await vi.waitFor(() => expect(readdirSync(uploads)).toEqual([]), { timeout: 20_000 });
  expect((await alice.post("/recipe/edit", withFile(form, await photo()))).status).toBe(303);
});

test("queued images alternate between users, and no user has two in progress", async () => {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const send = (person: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      runInQueue(person, () => {
        began.push(`${person}${index}`);
        return new Promise<void>((end) => ends.push(end));
      }),
    );
  const all = [...send("a", 100), ...send("b", 1), ...send("c", 2)];
  const settle = () => new Promise(setImmediate);
  await settle();
  expect(began).toEqual(["a0", "b0"]);
  ends[0]?.();
  await settle();
  expect(began).toEqual(["a0", "b0", "c0"]);
  ends[1]?.();
  await settle();
  expect(began).toEqual(["a0", "b0", "c0", "a1"]);
  for (let index = 2; index < all.length; index++) {
    ends[index]?.();
    await settle();
  }
  await Promise.all(all);
  expect(began).toHaveLength(103);
});

test("past the image budget of a minute a user must wait, but not forever after a wrong clock", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const spend = (seconds: number) =>
    server.db
      .replaceInto("attempts")
      .values({
        subject: `images ${CAST.alice.id}`,
        count: 20_000,
        window_ends_at: Date.now() + seconds * 1000,
      })
      .execute();
  const address = `/image/users/${CAST.alice.id}`;
  await spend(50);
  const refused = await alice.post(address, imageCall(await photo()));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(50);
  const form = {
    ...extractFields((await alice.get("/recipe/edit?view=lines")).text),
    title: "Pie",
  };
  const kept = await alice.post("/recipe/edit", withFile(form, await photo()));
  expect([kept.status, extractFields(kept.text).title]).toEqual([429, "Pie"]);
  await spend(86_400);
  expect((await alice.post(address, imageCall(await photo()))).status).toBe(201);
});

test("an AVIF of more than 12 megapixels is refused with a message before it is decoded", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const wall = { width: 4200, height: 3000, channels: 3, background: "#fff" } as const;
  const bytes = await sharp({ create: wall }).avif({ effort: 0 }).toBuffer();
  const form = {
    ...extractFields((await alice.get("/recipe/edit?view=lines")).text),
    title: "Wall",
  };
  const refused = await alice.post("/recipe/edit", withFile(form, bytes));
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("at most 10 MB and 50 megapixels (AVIF: 12)");
  const costs = await server.db.selectFrom("attempts").select("subject").execute();
  expect(costs.filter(({ subject }) => subject.startsWith("images"))).toEqual([]);
});

test("an image that exceeds its processor limit kills its decoder, and the next image is decoded", async () => {
  onTestFinished(stopIdleDecoders);
  const wall = { width: 3_000, height: 3_000, channels: 3, background: "#fff" } as const;
  const bytes = await sharp({ create: wall }).png({ compressionLevel: 1 }).toBuffer();
  const heavy = acquireDecoder({ maxCpuMs: 50 });
  expect(await heavy.readHeader({ bytes })).toMatchObject({ format: "png", width: 3_000 });
  const sizes = Array.from({ length: 20 }, () => ({ side: 3_000, square: false }));
  await expect(heavy.encode(sizes, 50_000_000)).rejects.toMatchObject({ code: "image.invalid" });
  expect(takeComplaints()).toMatchObject([{ level: "warn", signal: "SIGKILL" }]);
  heavy.release();

  const next = acquireDecoder();
  expect(await next.readHeader({ bytes: await photo() })).toMatchObject({ format: "jpeg" });
  expect(await next.encode(sizes.slice(0, 1), 50_000_000)).toHaveLength(1);
  next.release();
});

test("an upload whose decoder dies is refused, keeps the typed text and can be repeated", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...extractFields((await alice.get("/recipe/edit?view=lines")).text),
    title: "Pie",
  };
  const ending = setInterval(endDecoders, 20);
  const refused = await alice.post("/recipe/edit", withFile(form, await photo()));
  clearInterval(ending);
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("Photo: Invalid image");
  expect(extractFields(refused.text).title).toBe("Pie");
  expect(takeComplaints()).toMatchObject([{ msg: "an image was too much for its decoder" }]);
  const saved = await alice.post("/recipe/edit", withFile(form, await photo()));
  expect(saved.location).toBe("/recipe/view?id=1");
});

/** Kills the decoders of the server in this process. */
function endDecoders(): void {
  const threads = readdirSync("/proc/self/task");
  const children = threads.flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  for (const child of children)
    if (readFileSync(`/proc/${child}/cmdline`, "utf8").includes("images/decoder.js"))
      process.kill(Number(child), "SIGKILL");
}

test("an upload interrupted by a crash is removed a day later", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const uploads = path.join(dataDir, "uploads");
  mkdirSync(uploads);
  const yesterday = Date.now() / 1000 - 25 * 3600;
  for (const name of ["old", "new"]) writeFileSync(path.join(uploads, name), "half an image");
  utimesSync(path.join(uploads, "old"), yesterday, yesterday);
  expect(await removeStrayFiles(db, new AbortController().signal, { dataDir, files })).toBe(1);
  expect(readdirSync(uploads)).toEqual(["new"]);
});
