import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { CAST, EVERYBODY, type Who } from "../../../tests/support/cast";
import { writeSharedRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";
import { illustrate } from "../../../tests/support/usual-recipe";

const WHO_SEES: Record<"PUBLIC" | "PROTECTED" | "PRIVATE", Who[]> = {
  PUBLIC: ["alice", "bob", "charlie", "dana", "ada", "nobody"],
  PROTECTED: ["alice", "bob", "dana"],
  PRIVATE: ["alice"],
};
const WHO_EDITS: Who[] = ["alice"];

const image = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#c40" } })
    .png()
    .toBuffer();

describe.each(["PUBLIC", "PROTECTED", "PRIVATE"] as const)("a %s recipe", (visibility) => {
  test("is visible with its images only to those allowed to see it", async () => {
    const server = await openTestServer();
    const id = await writeSharedRecipe(server.db, visibility);
    await illustrate(server, id, await image());
    for (const who of EVERYBODY) {
      const client = await server.as(who);
      const mayRead = WHO_SEES[visibility].includes(who);
      const page = await client.get(`/recipe/view?id=${id}`);
      expect({ who, status: page.status }).toEqual({ who, status: mayRead ? 200 : 403 });
      expect(page.text.includes(`A ${visibility} recipe`)).toBe(mayRead);
      if (!mayRead) expect(page.text).toContain("You are not allowed to see this recipe");
      for (const folder of ["recipes", "recipes-thumbnails"]) {
        const answer = await client.get(`/image/${folder}/${id}-v1.webp`);
        expect({ who, folder, status: answer.status }).toEqual({
          who,
          folder,
          status: mayRead ? 200 : 404,
        });
        expect(answer.headers.get("Cache-Control")).toBe(
          mayRead
            ? visibility === "PUBLIC"
              ? "private, max-age=31536000, immutable"
              : "private, no-cache"
            : "no-store",
        );
      }
    }
  });

  test("can be edited and deleted by its author alone", async () => {
    const server = await openTestServer();
    const id = await writeSharedRecipe(server.db, visibility);
    const rows = () => server.db.selectFrom("recipes").selectAll().execute();
    const before = await rows();
    const form = { id: String(id), version: "1", formKey: "k", title: "Taken", visibility };
    for (const who of EVERYBODY.filter((each) => !WHO_EDITS.includes(each))) {
      const client = await server.as(who);
      const status = who === "nobody" ? 303 : 403;
      const answers = [
        await client.post(`/recipe/edit?id=${id}`, form),
        await client.post("/recipe/edit", form),
        await client.post(`/recipe/view?id=${id}`, { intent: "delete" }),
        await client.get(`/recipe/edit?id=${id}`),
      ];
      const seen = answers.map((answer) => (answer.status === 302 ? 303 : answer.status));
      expect({ who, seen }).toEqual({ who, seen: [status, status, status, status] });
    }
    expect(await rows()).toEqual(before);

    const alice = await server.as("alice");
    const saved = await alice.post(`/recipe/edit?id=${id}`, { ...form, title: "Tidied" });
    expect(saved.status).toBe(303);
    expect(await rows()).toMatchObject([{ title: "Tidied", author_id: CAST.alice.id, version: 2 }]);
    const page = await alice.post(`/recipe/view?id=${id}`, { intent: "delete" });
    expect([page.status, page.location]).toEqual([
      303,
      "/recipe/list?source=user&sort=DATE&order=desc",
    ]);
    expect(await rows()).toEqual([]);
  });
});

test("an unknown or invalid recipe id is 404", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const id of ["999", "0", "-1", "abc", "1e3", "9".repeat(400), "", "1;drop table recipes"]) {
    const page = await alice.get(`/recipe/view?id=${encodeURIComponent(id)}`);
    expect({ id, status: page.status }).toEqual({ id, status: 404 });
    expect(page.text).toContain("Recipe not found");
  }
});

test("a pending follow request gives no access", async () => {
  const server = await openTestServer();
  const id = await writeSharedRecipe(server.db, "PROTECTED");
  await server.db
    .insertInto("follows")
    .values({
      follower_id: CAST.charlie.id,
      followed_id: CAST.alice.id,
      requested_at: Date.now(),
      accepted_at: null,
    })
    .execute();
  const charlie = await server.as("charlie");
  expect((await charlie.get(`/recipe/view?id=${id}`)).status).toBe(403);
});

test("an image URL cannot traverse out of the image folder", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const path of [
    "/image/recipes/..%2f..%2fpopote.sqlite.webp",
    "/image/..%2f..%2f/1-v1.webp",
    "/image/pending/..%2fx.webp",
    "/image/recipes/1-v1%00.webp",
    "/image/mail/1-v1.webp",
  ]) {
    const answer = await alice.get(path);
    expect({ path, isRefused: answer.status >= 400 && answer.status < 500 }).toEqual({
      path,
      isRefused: true,
    });
  }
});
