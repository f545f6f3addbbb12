import { expect, test } from "vitest";
import { setRecipeImage } from "#server/features/recipes/image";
import { CAST } from "../../../../tests/support/cast";
import { filesTomorrow } from "../../../../tests/support/images";
import { extractFields, extractText } from "../../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { imageCall, photo } from "../../../../tests/support/upload";

const NEW = "/recipe/edit";
const EDIT = "/recipe/edit?id=1";
const METHOD = "Beat the eggs.\n\nFold in the flour.\n\nBake for 40 minutes.";

type Fields = Record<string, string>;

function withPhotos(fields: Fields, photos: Buffer[]): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const bytes of photos) form.append("image", new Blob([new Uint8Array(bytes)]), "dish.jpg");
  return form;
}

/** Alice's public recipe with three photos, the second at the first step. */
async function openCake(server: TestServer) {
  const alice = await server.as("alice");
  const blank = extractFields((await alice.get(NEW)).text);
  const cake = { ...blank, title: "Cake", method: METHOD, visibility: "PUBLIC" };
  const sent = withPhotos({ ...cake, intent: "showOther" }, Array(3).fill(await photo()));
  const listed = extractFields((await alice.post(NEW, sent)).text);
  const placed = { ...listed, "photos[1].alt": "Eggs in a bowl", "photos[1].step": "1" };
  expect((await alice.post(NEW, placed)).status).toBe(303);
  const open = async (view = "text") =>
    extractFields((await alice.get(`${EDIT}&view=${view}`)).text);
  return { alice, open };
}

function listKeys(fields: Fields): (string | undefined)[] {
  return [0, 1, 2].map((index) => fields[`photos[${index}].key`]);
}

const listOthers = ({ db }: TestServer) =>
  db.selectFrom("recipe_photos").select(["position", "alt", "step"]).orderBy("position").execute();

const intent = (type: "remove" | "reorder", payload: object) =>
  JSON.stringify({ type, payload: { name: "photos", ...payload } });

test("photos sent with a form are saved in order, each with its text and step", async () => {
  const server = await openTestServer();
  await openCake(server);
  expect(await listOthers(server)).toEqual([
    { position: 1, alt: "Eggs in a bowl", step: 0 },
    { position: 2, alt: "", step: null },
  ]);
  const page = (await (await server.as("nobody")).get("/recipe/view?id=1")).text;
  expect(page).toMatch(
    /id="step-1"[\s\S]*?\/image\/photos-thumbnails\/1-v1\.webp[\s\S]*?id="step-2"/,
  );
  expect(page).toContain('alt="Eggs in a bowl"');
  expect(page).toContain("/image/photos-thumbnails/2-v1.webp");
  for (const path of ["/recipe/cook?id=1&step=1", "/recipe/print?id=1&photos=1"])
    expect((await (await server.as("nobody")).get(path)).text).toContain("/image/photos/1-v1.webp");
});

test("a photo is seen by who may see its recipe, and its keys by who edits it", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const [cover] = listKeys(await open());
  const [bob, nobody] = [await server.as("bob"), await server.as("nobody")];
  const paths = ["/image/photos/1-v1.webp", "/image/photos-thumbnails/1-v1.webp"];
  for (const path of paths) {
    const { status, headers } = await nobody.get(path);
    expect([status, headers.get("Cache-Control")]).toEqual([
      200,
      "private, max-age=31536000, immutable",
    ]);
  }
  const editing = `/image/editing/${cover}.webp`;
  const statuses = async (path: string) =>
    Promise.all([alice, bob, nobody].map(async (each) => (await each.get(path)).status));
  expect(await statuses(editing)).toEqual([200, 404, 404]);
  await alice.post(EDIT, { ...(await open()), visibility: "PRIVATE" });
  for (const path of paths) expect(await statuses(path)).toEqual([200, 404, 404]);
  for (const path of [
    "/image/photos/9-v1.webp",
    "/image/constructor/1-v1.webp",
    "/image/editing/x.webp",
  ])
    expect(await statuses(path)).toEqual([404, 404, 404]);
});

test("the buttons of a photo move and remove it, without script too", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const keys = listKeys(await open());
  const moved = await alice.post(EDIT, {
    ...(await open()),
    __intent__: intent("reorder", { from: 1, to: 0 }),
  });
  const fields = extractFields(moved.text);
  expect(listKeys(fields)).toEqual([keys[1], keys[0], keys[2]]);
  const removed = await alice.post(EDIT, { ...fields, __intent__: intent("remove", { index: 2 }) });
  expect((await alice.post(EDIT, extractFields(removed.text))).status).toBe(303);
  expect(listKeys(await open())).toEqual([keys[1], keys[0], undefined]);
  const page = (await alice.get("/recipe/view?id=1")).text;
  expect(page).toContain("/image/recipes/1-v2.webp");
  expect(page).toContain('alt="Eggs in a bowl"');
});

test("a photo follows its step when steps are added or moved", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const written = { ...(await open()), method: `Heat the oven.\n\n${METHOD}` };
  expect((await alice.post(EDIT, written)).status).toBe(303);
  expect((await open())["photos[1].step"]).toBe("2");
  const rows = await alice.post(EDIT, {
    ...(await open("lines")),
    __intent__: JSON.stringify({ type: "reorder", payload: { name: "steps", from: 1, to: 3 } }),
  });
  expect(extractFields(rows.text)["photos[1].step"]).toBe("2");
  expect((await alice.post(EDIT, extractFields(rows.text))).status).toBe(303);
  expect((await open())["photos[1].step"]).toBe("4");
});

test.each([
  [
    "a step that is not there",
    { "photos[1].step": "4" },
    "There is no such step: the last one is number 3.",
  ],
  ["a step that is no number", { "photos[1].step": "one" }, "A whole number from 1 to 100."],
  ["a long description", { "photos[1].alt": "x".repeat(201) }, "At most 200 characters."],
])("%s is refused at its field, and the photos stay in the form", async (_what, typed, words) => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const before = await open();
  const refused = await alice.post(EDIT, { ...before, ...typed });
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain(`Photo 2: ${words}`);
  expect(extractFields(refused.text)).toMatchObject(typed);
  expect(listKeys(extractFields(refused.text))).toEqual(listKeys(before));
});

test("ten photos are kept and an eleventh is refused with a message", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const refused = await alice.post(EDIT, withPhotos(await open(), Array(8).fill(await photo())));
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("At most 10 photos: the others were not kept.");
  expect((await alice.post(EDIT, extractFields(refused.text))).status).toBe(303);
  expect(await listOthers(server)).toHaveLength(9);
});

test("one bad file among others does not lose them", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const files = [await photo(), Buffer.from("text"), await photo()];
  const refused = await alice.post(EDIT, withPhotos(await open(), files));
  expect(extractText(refused.text)).toMatch(/Photo: Invalid image/);
  expect((await alice.post(EDIT, extractFields(refused.text))).status).toBe(303);
  expect(await listOthers(server)).toHaveLength(4);
});

test("nobody takes a photo that is another's, by its key", async () => {
  const server = await openTestServer();
  const { open } = await openCake(server);
  const [cover] = listKeys(await open());
  const bob = await server.as("bob");
  const blank = extractFields((await bob.get(NEW)).text);
  const taken = await bob.post(NEW, { ...blank, title: "Mine", "photos[0].key": cover ?? "" });
  expect(taken.status).toBe(400);
  expect(extractText(taken.text)).toContain("The photo is no longer here");
  expect(await server.db.selectFrom("recipes").select("title").execute()).toEqual([
    { title: "Cake" },
  ]);
});

test("a photo is sent on its own, and only to somebody who is logged in", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const sent = await alice.post("/image/uploads", imageCall(await photo()));
  expect(sent.status).toBe(201);
  const { key } = JSON.parse(sent.text);
  const blank = extractFields((await alice.get(NEW)).text);
  await alice.post(NEW, { ...blank, title: "Cake", "photos[0].key": key });
  expect((await alice.get("/image/recipes/1-v1.webp")).status).toBe(200);
  const nobody = await server.as("nobody");
  expect((await nobody.post("/image/uploads", imageCall(await photo()))).status).toBe(401);
  expect((await alice.post("/image/uploads", imageCall(Buffer.from("text")))).status).toBe(422);
  expect((await alice.post("/image/uploads", { file: "none" })).status).toBe(400);
});

test("a form that is sent twice keeps its photos", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const refused = extractFields(
    (await alice.post(EDIT, withPhotos({ ...(await open()), title: "" }, [await photo()]))).text,
  );
  const whole = { ...refused, title: "Cake" };
  expect((await alice.post(EDIT, whole)).status).toBe(303);
  expect((await alice.post(EDIT, whole)).status).toBe(303);
  expect(await listOthers(server)).toHaveLength(3);
});

test("a removed photo comes back from the history, as long as that is kept", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const keys = listKeys(await open());
  const without = { ...(await open()), "photos[0].key": "", "photos[1].key": "" };
  expect((await alice.post(EDIT, without)).status).toBe(303);
  expect(listKeys(await open())).toEqual([keys[2], undefined, undefined]);
  const kept = () => filesTomorrow({ ...server, files: server.files }, "recipes");
  expect(await kept()).toEqual(keys.map((key) => `${key}.webp`).sort());

  const history = (await alice.get("/recipe/history?id=1")).text;
  expect(history).toContain(`/image/editing/${keys[0]}.webp`);
  const restore = { ...extractFields(history), intent: "takeBack" };
  expect((await alice.post("/recipe/history?id=1", restore)).status).toBe(303);
  expect(listKeys(await open())).toEqual(keys);
  expect((await open())["photos[1].alt"]).toBe("Eggs in a bowl");

  await alice.post(EDIT, { ...(await open()), "photos[0].key": "" });
  await server.db.deleteFrom("recipe_revisions").execute();
  expect(await kept()).toEqual([keys[1], keys[2]].map((key) => `${key}.webp`).sort());
  await alice.post("/recipe/view?id=1", { intent: "delete" });
  expect(await kept()).toEqual([]);
});

test("photos that an administrator removes do not come back from the history", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  await alice.post(EDIT, { ...(await open()), title: "Pie" });
  const ada = await server.as("ada");
  await ada.post("/admin/recipes", { recipe: "1", intent: "removeImage" });
  expect(listKeys(await open())).toEqual([undefined, undefined, undefined]);
  const history = extractFields((await alice.get("/recipe/history?id=1")).text);
  const restore = { ...history, intent: "takeBack" };
  expect((await alice.post("/recipe/history?id=1", restore)).status).toBe(303);
  expect((await open()).title).toBe("Cake");
  expect(listKeys(await open())).toEqual([undefined, undefined, undefined]);
});

test("photos that their cook removed first do not come back after an administrator's removal", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const none = { "photos[0].key": "", "photos[1].key": "", "photos[2].key": "" };
  expect((await alice.post(EDIT, { ...(await open()), ...none })).status).toBe(303);
  const ada = await server.as("ada");
  await ada.post("/admin/recipes", { recipe: "1", intent: "removeImage" });
  const history = extractFields((await alice.get("/recipe/history?id=1")).text);
  await alice.post("/recipe/history?id=1", { ...history, intent: "takeBack" });
  expect(listKeys(await open())).toEqual([undefined, undefined, undefined]);
});

test("a photo of a step that is no longer there is shown with the others", async () => {
  const server = await openTestServer();
  await openCake(server);
  await server.db.deleteFrom("recipe_paragraphs").where("recipe_id", "=", 1).execute();
  const page = (await (await server.as("nobody")).get("/recipe/view?id=1")).text;
  expect(page).toContain('alt="Eggs in a bowl"');
});

test("photos of more than 48 MB together are refused with a message", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const blank = extractFields((await alice.get(NEW)).text);
  const large = Array(10).fill(Buffer.concat([await photo(), Buffer.alloc(9.5 * 1024 ** 2)]));
  const refused = await alice.post(NEW, withPhotos({ ...blank, title: "Cake" }, large));
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("more than 48 MB together");
});

test("a cover stays when the upload that should replace it is gone", async () => {
  const server = await openTestServer();
  const { open } = await openCake(server);
  const keys = listKeys(await open());
  await setRecipeImage(server.db, CAST.alice, 1, { kind: "pending", id: "gone" });
  expect(listKeys(await open())).toEqual(keys);
});

test("a form of an earlier release changes the cover and keeps the other photos", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const former = Object.fromEntries(
    Object.entries(await open()).filter(([name]) => !name.startsWith("photo")),
  );
  const keys = listKeys(await open());
  expect((await alice.post(EDIT, { ...former, title: "Pie" })).status).toBe(303);
  expect(listKeys(await open())).toEqual(keys);
  const again = extractFields((await alice.get(EDIT)).text);
  const { photoList: _, ...rest } = again;
  const old = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !name.startsWith("photo")),
  );
  expect((await alice.post(EDIT, withPhotos(old, [await photo()]))).status).toBe(303);
  expect(listKeys(await open()).slice(1)).toEqual(keys.slice(1));
  expect(listKeys(await open())).not.toContain(keys[0]);
  const { version = "" } = await open();
  const removed = { ...old, version, formKey: `${old.formKey}again`, removeImage: "on" };
  expect((await alice.post(EDIT, removed)).status).toBe(303);
  expect(listKeys(await open())).toEqual([keys[1], keys[2], undefined]);
});

test("the call for a recipe's image changes the cover alone", async () => {
  const server = await openTestServer();
  const { alice, open } = await openCake(server);
  const keys = listKeys(await open());
  await alice.post("/image/recipes/1", imageCall(await photo()));
  const changed = listKeys(await open());
  expect(changed.slice(1)).toEqual(keys.slice(1));
  expect(changed[0]).not.toBe(keys[0]);
  await alice.delete("/image/recipes/1");
  expect(listKeys(await open())).toEqual([keys[1], keys[2], undefined]);
});
