import sharp from "sharp";
import { expect, test } from "vitest";
import yauzl from "yauzl-promise";
import { keepFoods } from "#server/features/at-hand/commands";
import { addToPlan } from "#server/features/plan/commands";
import { addTypedLines } from "#server/features/shopping/commands";
import { CAST, PASSWORD } from "../../../../tests/support/cast";
import { filesTomorrow } from "../../../../tests/support/images";
import { openInbox } from "../../../../tests/support/inbox";
import { extractFields, extractText } from "../../../../tests/support/page";
import {
  rewriteRecipe,
  shareByLink,
  shareInCookbook,
  writeRecipe,
} from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { writeUsualRecipe } from "../../../../tests/support/usual-recipe";

test("an email is changed from the new address, and the old one is notified", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const alice = await server.as("alice");
  const taken = await alice.post("/user/settings", {
    intent: "email",
    email: "bob@popote.example",
    password: PASSWORD,
  });
  expect(taken.status).toBe(409);
  expect(extractText(taken.text)).toContain("Mail already used");
  const change = { intent: "email", email: "New@Popote.example", password: PASSWORD };
  await alice.post("/user/settings", change);
  const emails = [await inbox.next(), await inbox.next()];
  const toNew = emails.find(({ to }) => to.includes("new@popote.example")) ?? emails[0];
  expect(emails.map(({ to: [to] }) => to).sort()).toEqual([
    "alice@popote.example",
    "new@popote.example",
  ]);
  const email = async () =>
    (
      await server.db
        .selectFrom("users")
        .select("email")
        .where("id", "=", CAST.alice.id)
        .executeTakeFirstOrThrow()
    ).email;
  expect(await email()).toBe("alice@popote.example");
  const link = new URL(/http\S+/.exec(toNew?.text ?? "")?.[0] ?? "");
  const visitor = await server.as("nobody");
  const { token = "" } = extractFields((await visitor.get(link.pathname + link.search)).text);
  expect((await visitor.post("/user/email", { token })).status).toBe(303);
  expect(await email()).toBe("new@popote.example");
  expect(await inbox.next()).toMatchObject({
    to: ["alice@popote.example"],
    subject: "Your Popote address was changed",
  });
  expect((await visitor.post("/user/email", { token })).status).toBe(400);
  for (const [address, words] of [
    [link.pathname + link.search, "Invalid token"],
    ["/user/email", "Missing token"],
  ] as const) {
    const dead = await visitor.get(address);
    expect(dead.status).toBe(400);
    expect(extractText(dead.text)).toContain(words);
    expect(dead.text).toContain('href="/user/settings"');
    expect(dead.text).not.toContain('name="token"');
  }
});

test("settings list the user's sessions and end the others, and show no other user's address", async () => {
  const server = await openTestServer();
  const firefox = {
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  };
  const elsewhere = await server.as("nobody", firefox);
  await elsewhere.post("/login", { email: "alice@popote.example", password: PASSWORD });
  const alice = await server.as("alice");
  const page = extractText((await alice.get("/user/settings")).text);
  expect(page).toContain("Firefox, Linux");
  expect(page).toContain("Your address is alice@popote.example.");
  expect(page).not.toContain("bob@popote.example");
  await alice.post("/user/settings", { intent: "logOutEverywhere" });
  expect((await elsewhere.get("/home")).location).toBe("/login");
  expect((await alice.get("/home")).status).toBe(200);
});

test("name, flags and image of the profile can be changed, and an invalid image changes nothing", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const row = () =>
    server.db
      .selectFrom("users")
      .select(["username", "is_public", "auto_accepts_follows", "image_version"])
      .where("id", "=", CAST.alice.id)
      .executeTakeFirst();
  expect((await alice.post("/user/edit", { username: "BOB" })).status).toBe(409);
  const form = new FormData();
  form.append("username", "Alíce");
  form.append("autoAcceptsFollows", "on");
  const image = await sharp({
    create: { width: 600, height: 300, channels: 3, background: "#a30" },
  })
    .png()
    .toBuffer();
  form.append("image", new Blob([new Uint8Array(image)]), "me.png");
  expect((await alice.post("/user/edit", form)).status).toBe(303);
  expect(await row()).toEqual({
    username: "Alíce",
    is_public: 0,
    auto_accepts_follows: 1,
    image_version: 1,
  });
  const shown = await alice.get(`/image/users/${CAST.alice.id}-v1.webp`);
  expect(await sharp(shown.bytes).metadata()).toMatchObject({
    width: 256,
    height: 256,
    format: "webp",
  });
  const bad = new FormData();
  bad.append("username", "Alberta");
  bad.append("image", new Blob(["no image"]), "me.png");
  const refused = await alice.post("/user/edit", bad);
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("Invalid image");
  expect(extractFields(refused.text)).toMatchObject({ username: "Alberta" });
  expect(await row()).toMatchObject({
    username: "Alíce",
    auto_accepts_follows: 1,
    image_version: 1,
  });
  await alice.post("/user/edit", { username: "Alice", removeImage: "on" });
  expect(await row()).toMatchObject({ image_version: null });
  expect((await alice.get(`/image/users/${CAST.alice.id}-v1.webp`)).status).toBe(404);
});

test("the data ZIP contains all of the user's data and nothing of others", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  await shareInCookbook(server.db, id);
  const draft = await writeRecipe(server.db, "alice", { visibility: "PRIVATE" });
  await rewriteRecipe(server.db, "alice", draft, { title: "Leek pie", visibility: "PRIVATE" });
  const key = await shareByLink(server.db, "alice", draft);
  await shareByLink(server.db, "bob", await writeRecipe(server.db, "bob"));
  await server.db
    .insertInto("likes")
    .values({ user_id: CAST.alice.id, recipe_id: id, liked_at: 1 })
    .execute();
  const shopping = { cookbook: null, formKey: "k", locale: "en" as const };
  await addTypedLines(server.db, CAST.alice, shopping, ["2 lemons"]);
  const kitchen = { cookbook: null, locale: "en" as const, isStaple: true };
  await keepFoods(server.db, CAST.alice, kitchen, ["quinces"]);
  const planned = { cookbook: null, formKey: "k" };
  const dish = { day: "2026-11-28", meal: "Dinner", recipe: id, servings: 3 };
  await addToPlan(server.db, CAST.alice, planned, dish);
  const alice = await server.as("alice");
  const answer = await alice.get("/user/data.zip");
  expect(answer.headers.get("Content-Type")).toBe("application/zip");
  const zip = await yauzl.fromBuffer(answer.bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip) {
    const chunks: Buffer[] = [];
    for await (const chunk of await entry.openReadStream()) chunks.push(chunk as Buffer);
    files.set(entry.filename, Buffer.concat(chunks));
  }
  expect([...files.keys()].sort()).toEqual([
    "at-hand.json",
    "cookbook-links.json",
    "cookbooks.json",
    "drafts.json",
    "follows.json",
    "household-links.json",
    "likes.json",
    "logins.json",
    "plan.json",
    "profile.json",
    `recipes/${id}.json`,
    `recipes/${id}.jsonld`,
    `recipes/${id}.webp`,
    `recipes/${draft}.history.json`,
    `recipes/${draft}.json`,
    `recipes/${draft}.jsonld`,
    "share-links.json",
    "shopping.json",
  ]);
  const json = (name: string) => JSON.parse(String(files.get(name)));
  expect(json("profile.json")).toMatchObject({
    username: "Alice",
    email: "alice@popote.example",
    lightPages: 0,
    units: "written",
    weekStart: "monday",
  });
  expect(JSON.stringify(json("profile.json"))).not.toContain("argon2");
  expect(json(`recipes/${id}.json`)).toMatchObject({ title: "Beef stew with carrots" });
  expect(json(`recipes/${id}.jsonld`)).toMatchObject({
    "@type": "Recipe",
    totalTime: "PT3H30M",
    recipeYield: ["6", "6 servings"],
    recipeIngredient: expect.arrayContaining(["1 1/2 cups Beef broth, hot"]),
  });
  expect((await sharp(files.get(`recipes/${id}.webp`)).metadata()).format).toBe("webp");
  expect(json(`recipes/${draft}.history.json`)).toMatchObject([
    { version: 1, savedBy: "Alice", content: { recipe: { title: "Leek soup" } } },
  ]);
  expect(json("logins.json")).toMatchObject({ sessions: [{ userAgent: "test" }], devices: [] });
  expect(json("likes.json")).toEqual([{ recipe: id, likedAt: 1 }]);
  expect(json("shopping.json")).toMatchObject([
    { words: "2 lemons", numerator: 1, tickedAt: null },
  ]);
  expect(json("at-hand.json")).toEqual([{ name: "Quince", isStaple: true }]);
  const { day, meal, servings } = dish;
  expect(json("plan.json")).toEqual([{ day, meal, recipe: id, servings, words: "" }]);
  expect(json("share-links.json")).toMatchObject([{ recipe: draft, key }]);
  expect(json("cookbook-links.json")).toEqual([]);
  expect(json("household-links.json")).toEqual([]);
  expect(json("cookbooks.json")).toMatchObject([{ name: "Sunday" }]);
  expect(json("follows.json")).toMatchObject([{ follower: "Bob", followed: "Alice" }]);
  expect([...files.values()].join()).not.toContain("bob@popote.example");
});

test("deleting an account deletes its recipes and images, and shared cookbooks stay", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  await shareInCookbook(server.db, id);
  await server.db
    .updateTable("cookbook_members")
    .set({ is_administrator: 1 })
    .where("user_id", "=", CAST.alice.id)
    .execute();
  const alice = await server.as("alice");
  expect(extractText((await alice.get("/user/delete")).text)).toContain("This cannot be undone.");
  const wrong = await alice.post("/user/delete", { password: "guess" });
  expect([wrong.status, extractText(wrong.text).includes("Wrong password")]).toEqual([400, true]);
  const gone = await alice.post("/user/delete", { password: PASSWORD });
  expect([gone.status, gone.location]).toEqual([303, "/logout?account=deleted"]);
  const goodbye = extractText((await alice.get("/logout?account=deleted")).text);
  expect(goodbye).toContain("Your account is deleted");
  expect(goodbye).not.toContain("Come back hungry");
  expect(
    (await alice.post("/login", { email: "alice@popote.example", password: PASSWORD })).status,
  ).toBe(400);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
  expect(await filesTomorrow(server, "recipes")).toEqual([]);
  expect(
    await server.db
      .selectFrom("cookbook_members")
      .select(["user_id", "is_administrator"])
      .execute(),
  ).toEqual([{ user_id: CAST.dana.id, is_administrator: 1 }]);
});

test("the last administrator cannot delete their account", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const refused = await ada.post("/user/delete", { password: PASSWORD });
  expect(refused.status).toBe(409);
  expect(extractText(refused.text)).toContain("Appoint another administrator first");
});

test("an account without a password is deleted with an emailed code, bound to that purpose and user", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  await server.db
    .updateTable("users")
    .set({ password_hash: null, google_id: "g1" })
    .where("id", "=", CAST.alice.id)
    .execute();
  const alice = await server.as("alice");
  const { text } = await alice.post("/user/settings", { intent: "emailCode" });
  expect(text).toMatch(
    /<input[^>]* autofocus=""[^>]* name="code"|<input[^>]* name="code"[^>]* autofocus=""/,
  );
  const forAddress = codeIn((await inbox.next()).text);
  const asked = await alice.post("/user/delete", { intent: "emailCode" });
  expect(asked.location).toBe("/user/delete");
  expect(extractText((await alice.get("/user/delete")).text)).toContain(
    "We emailed a code to alice@popote.example.",
  );
  const email = await inbox.next();
  expect(email.subject).toBe("Your code to delete your Popote account");
  const code = codeIn(email.text);
  const wrong = await alice.post("/user/delete", { code: forAddress });
  expect([wrong.status, extractText(wrong.text).includes("Wrong code")]).toEqual([400, true]);
  const charlie = await server.as("charlie");
  expect((await charlie.post("/user/delete", { code, password: code })).status).toBe(400);
  expect((await alice.post("/user/delete", {})).status).toBe(400);
  expect((await alice.post("/user/delete", { code })).location).toBe("/logout?account=deleted");
  const left = await server.db.selectFrom("users").select("username").orderBy("id").execute();
  expect(left.map(({ username }) => username)).toEqual(["Bob", "Charlie", "Dana", "Ada"]);
});

test("an old emailed deletion link is invalid at once and links to the form", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const dead = await alice.get("/user/delete?token=abc");
  expect(dead.status).toBe(400);
  expect(extractText(dead.text)).toContain("Invalid token");
  expect(dead.text).toContain('href="/user/delete"');
  expect(dead.text).not.toContain('name="password"');
});

function codeIn(email: string): string {
  return /\w{5}-\w{5}/.exec(email)?.[0] ?? "";
}
