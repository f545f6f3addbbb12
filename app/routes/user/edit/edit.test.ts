import { expect, test } from "vitest";
import { grantAccess } from "#server/admin/access-grants";
import { CAST } from "../../../../tests/support/cast";
import { extractFields, extractText } from "../../../../tests/support/page";
import { openTestServer } from "../../../../tests/support/server";
import { photo, withFile } from "../../../../tests/support/upload";

test("a profile can be edited only by its user and an administrator with an access grant", async () => {
  const server = await openTestServer();
  const address = `/user/edit?user=${CAST.alice.id}`;
  const listNames = async () =>
    (await server.db.selectFrom("users").select("username").orderBy("id").execute()).map(
      ({ username }) => username,
    );
  const before = await listNames();
  const bob = await server.as("bob");
  expect((await bob.get(address)).status).toBe(403);
  expect((await bob.post(address, { username: "Hijacked" })).status).toBe(403);
  expect(await listNames()).toEqual(before);
  const ada = await server.as("ada");
  expect((await ada.post(address, { username: "Hijacked" })).status).toBe(403);
  expect(await listNames()).toEqual(before);
  const thing = { kind: "USER", id: CAST.alice.id } as const;
  await grantAccess(server.db, CAST.ada, thing, "Her name is an insult.");
  const inside = `/admin/profile?user=${CAST.alice.id}`;
  const saved = await ada.post(inside, { username: "Alicia" });
  expect([saved.status, saved.location]).toEqual([303, `/admin/user?user=${CAST.alice.id}`]);
  expect(await listNames()).toEqual(before.map((name) => (name === "Alice" ? "Alicia" : name)));
  expect((await ada.get("/user/edit?user=999")).status).toBe(404);
});

test("a profile with a pending image can be submitted repeatedly while it shows that image", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const refused = await alice.post("/user/edit", withFile({ username: "" }, await photo()));
  expect(refused.status).toBe(400);
  const form = { ...extractFields(refused.text), username: "Alicia" };
  const twice = [alice.post("/user/edit", form), alice.post("/user/edit", form)];
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([303, 303]);
  const again = await alice.post("/user/edit", { ...form, username: "Alix" });
  expect([again.status, again.location]).toEqual([303, "/user/settings"]);
  const row = server.db
    .selectFrom("users")
    .select(["username", "image_version as version"])
    .where("id", "=", CAST.alice.id);
  const { username, version } = await row.executeTakeFirstOrThrow();
  expect(username).toBe("Alix");
  const shown = `/image/users/${CAST.alice.id}-v${version}.webp`;
  expect((await alice.get(shown)).status).toBe(200);

  await alice.post("/user/edit", { username: "Alix", removeImage: "on" });
  const gone = await alice.post("/user/edit", form);
  expect(gone.status).toBe(400);
  expect(extractText(gone.text)).toContain("The photo is no longer here");
});

test("an image in the wrong form part is reported at its field, and the text is kept", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = withFile({ username: "Alicia" }, await photo());
  form.append("file", form.get("image") as Blob, "me.jpg");
  form.delete("image");
  const refused = await alice.post("/user/edit", form);
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("Send the file in the part “image” of the form.");
  expect(extractFields(refused.text)).toMatchObject({ username: "Alicia" });
});

test("a bio of up to 160 characters is shown to whoever may see the profile, as plain text", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const refused = await alice.post("/user/edit", { username: "Alice", bio: "é".repeat(161) });
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("About you: At most 160 characters.");
  expect(extractFields(refused.text).bio).toBe("é".repeat(161));
  const bio = `<b>Seeds</b> first.\n${"é".repeat(140)}`;
  await alice.post("/user/edit", { username: "Alice", bio, isPublic: "on" });
  const shown = `&lt;b&gt;Seeds&lt;/b&gt; first. ${"é".repeat(140)}`;
  const address = `/user/view?user=${CAST.alice.id}`;
  const charlie = await server.as("charlie");
  expect((await charlie.get(address)).text).toContain(shown);
  await server.db.updateTable("users").set({ is_public: 0 }).where("id", "=", 1).execute();
  expect((await charlie.get(address)).text).not.toContain("Seeds");
  expect((await (await server.as("bob")).get(address)).text).toContain(shown);
});

test("a bio that is too long for the form is too long for the database", async () => {
  const { db } = await openTestServer();
  const write = (bio: string) => db.updateTable("users").set({ bio }).where("id", "=", 1).execute();
  await write("🍎".repeat(160));
  await expect(write("é".repeat(161))).rejects.toThrow();
});
