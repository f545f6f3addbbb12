import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { CARDS } from "#domain/image/image";
import { findCurrentImage } from "#server/platform/images/current-image";
import { CAST } from "../../../tests/support/cast";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { giveImage, imageFile } from "../../../tests/support/images";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { imageCall, photo } from "../../../tests/support/upload";
import { takeComplaints } from "../../../tests/support/watched-log";

const THINGS: Record<string, (server: TestServer) => Promise<number>> = {
  users: async () => CAST.alice.id,
  recipes: ({ db }) => writeRecipe(db, "alice"),
  cookbooks: ({ db }) => makeCookbook(db, "alice"),
};

test.each(Object.keys(THINGS))(
  "the current and the previous image of %s are served, a removed one never again",
  async (type) => {
    const server = await openTestServer();
    const id = (await THINGS[type]?.(server)) ?? 0;
    const alice = await server.as("alice");
    const address = `/image/${type}/${id}`;
    const give = async () => {
      const { status, text } = await alice.post(address, imageCall(await photo()));
      expect({ status, text }).toMatchObject({ status: 201 });
    };
    const folders = type === "recipes" ? [type, "recipes-thumbnails", CARDS] : [type];
    const served = async () => {
      const versions = new Set<number>();
      // No image has ever had version 4: removing one uses it up.
      for (const version of [1, 2, 3, 5, 6, 7, 8, 9])
        for (const folder of folders) {
          const { status } = await alice.get(`/image/${folder}/${id}-v${version}.webp`);
          if (status === 200) versions.add(version);
        }
      return [...versions];
    };
    for (const expected of [[1], [1, 2], [2, 3]]) {
      await give();
      expect(await served()).toEqual(expected);
    }
    expect((await alice.delete(address)).status).toBe(204);
    expect(await served()).toEqual([]);
    await give();
    expect(await served()).toEqual([5]);
    await give();
    expect(await served()).toEqual([5, 6]);
  },
);

test("the address of the previous image shows the current one, which browsers must not keep", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const address = `/image/users/${CAST.alice.id}`;
  for (const shade of ["#a30", "#03a"]) {
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: shade } });
    await alice.post(address, imageCall(await image.png().toBuffer()));
  }
  const [before, now] = [
    await alice.get(`${address}-v1.webp`),
    await alice.get(`${address}-v2.webp`),
  ];
  expect(before.bytes).toEqual(now.bytes);
  expect(before.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(now.headers.get("Cache-Control")).toContain("immutable");
});

test("a card image is made of the thumbnail when first asked for, and kept", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  const alice = await server.as("alice");
  await alice.post(`/image/recipes/${id}`, imageCall(await photo()));
  const file = imageFile(
    server.dataDir,
    CARDS,
    `${(await findCurrentImage(server.db, "recipes", id))?.imageKey}`,
  );
  expect(existsSync(file)).toBe(false);
  const nobody = await server.as("nobody");
  const address = `/image/recipes-cards/${id}-v1.webp`;
  const answers = await Promise.all([nobody.get(address), nobody.get(address)]);
  for (const { bytes, headers } of [...answers, await nobody.get(address)]) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 280 });
    expect(headers.get("Cache-Control")).toContain("immutable");
    expect(bytes).toEqual(readFileSync(file));
  }
});

test("where a card image cannot be made, the thumbnail is shown and not kept", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  await giveImage(server, "recipes", id);
  const card = await (await server.as("nobody")).get(`/image/recipes-cards/${id}-v1.webp`);
  expect(card).toMatchObject({ status: 200, text: "an image" });
  expect(card.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(takeComplaints()).toMatchObject([{ msg: "card image not made, the thumbnail is shown" }]);
});

test("an image is no longer served once its owner is deleted", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  const alice = await server.as("alice");
  await alice.post(`/image/recipes/${id}`, imageCall(await photo()));
  const nobody = await server.as("nobody");
  const address = `/image/recipes/${id}-v1.webp`;
  expect((await nobody.get(address)).status).toBe(200);
  await alice.post(`/recipe/view?id=${id}`, { intent: "delete" });
  expect((await nobody.get(address)).status).toBe(404);
});
