import sharp from "sharp";
import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { addMember, cookbookRows, makeCookbook } from "../../../tests/support/cookbooks";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { findSnackbar, takeRefusal } from "../../../tests/support/refusals";
import { openTestServer } from "../../../tests/support/server";

const STRANGER = "You can only add people who follow you or whom you follow";

const NEW = "/cookbook/edit";

test("an invalid form is returned complete, with its image, and creates one cookbook once corrected", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const typed: Record<string, string> = {
    ...extractFields((await alice.get(NEW)).text),
    intent: "save",
    name: " ",
  };
  const image = sharp({ create: { width: 900, height: 300, channels: 3, background: "#a30" } });
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.set("description", "All <of> \"it\" & 'more'.");
  form.append("image", new Blob([new Uint8Array(await image.jpeg().toBuffer())]), "us.jpg");
  const failed = await alice.post(NEW, form);
  expect(failed.status).toBe(400);
  expect(failed.text).toContain("<title>Error: New cookbook · Popote</title>");
  expect(failed.text).toContain('<a href="#cookbook-name">Name: Required.</a>');
  const left = extractFields(failed.text);
  expect(left).toMatchObject({
    description: "All <of> \"it\" & 'more'.",
    formKey: typed.formKey ?? "none",
    pendingImage: expect.stringMatching(/^[\w-]{43}$/),
  });
  const long = await alice.post(NEW, { ...left, intent: "save", name: "é".repeat(51) });
  expect(extractText(long.text)).toContain("Name: At most 50 characters.");

  const corrected = { ...left, intent: "save", name: "É".repeat(50) };
  const [first, again] = [await alice.post(NEW, corrected), await alice.post(NEW, corrected)];
  expect([first.status, first.location]).toEqual([303, "/cookbook/view?cookbook=1"]);
  expect([again.status, again.location]).toEqual([303, "/cookbook/view?cookbook=1"]);
  const { cookbooks, members } = await cookbookRows(server.db);
  expect(cookbooks).toMatchObject([{ name: "É".repeat(50), image_version: 1 }]);
  expect(members).toMatchObject([{ user_id: CAST.alice.id, is_administrator: 1 }]);
  expect((await alice.get(`/image/pending/${left.pendingImage}.webp`)).status).toBe(404);
  const page = await alice.get("/cookbook/view?cookbook=1");
  expect(page.text).toContain('src="/image/cookbooks/1-v1.webp"');
  expect(extractText(page.text)).toContain("1 member");
});

test("a cookbook's image can be replaced and removed, and an invalid one changes nothing", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const cookbook = await makeCookbook(server.db, "alice");
  const address = `${NEW}?cookbook=${cookbook}`;
  const version = async () => (await cookbookRows(server.db)).cookbooks[0]?.image_version;
  const send = async (bytes: Buffer) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "save", name: "Sunday" }))
      form.append(name, value);
    form.append("image", new Blob([new Uint8Array(bytes)]), "us.png");
    return (await alice.post(address, form)).status;
  };
  const drawn = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#a30" } })
    .png()
    .toBuffer();
  expect([await send(drawn), await version()]).toEqual([303, 1]);
  expect([await send(Buffer.from("<svg onload=alert(1)>")), await version()]).toEqual([400, 1]);
  expect([await send(drawn), await version()]).toEqual([303, 2]);
  await alice.post(address, { intent: "save", name: "Sunday", removeImage: "on" });
  expect(await version()).toBe(null);
  for (const gone of [1, 2])
    expect((await alice.get(`/image/cookbooks/${cookbook}-v${gone}.webp`)).status).toBe(404);
});

test("only an accepted follower or followed user can be added as a member by name", async () => {
  const server = await openTestServer();
  const { db } = server;
  const alice = await server.as("alice");
  const bob = await server.as("bob");
  const [hers, his] = [await makeCookbook(db, "alice"), await makeCookbook(db, "bob")];
  const add = async (client: typeof alice, cookbook: number, username: string) => {
    const answer = await client.post(`${NEW}?cookbook=${cookbook}`, {
      intent: "addMember",
      username,
    });
    return { answer, members: (await cookbookRows(db)).members.length };
  };
  await db
    .insertInto("follows")
    .values({
      follower_id: CAST.charlie.id,
      followed_id: CAST.alice.id,
      requested_at: 1,
      accepted_at: null,
    })
    .execute();
  for (const [username, problem] of [
    ["Charlie", STRANGER],
    ["Dana", STRANGER],
    ["Zoe", "User not found"],
    ["Alice", "This action cannot be performed on yourself"],
    ["", "Required."],
  ] as const) {
    const { answer, members } = await add(alice, hers, username);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(extractText(answer.text)).toContain(`Username: ${problem}`);
    expect(extractFields(answer.text).username).toBe(username);
    expect(extractFields(answer.text).name).toBe("Sunday");
    expect(members).toBe(2);
  }
  expect(await add(alice, hers, "bOB")).toMatchObject({ answer: { status: 303 }, members: 3 });
  expect(await add(alice, hers, "Bob")).toMatchObject({ answer: { status: 303 }, members: 3 });
  expect(await add(bob, his, "alice")).toMatchObject({ answer: { status: 303 }, members: 4 });
  expect(extractText((await alice.get(`/cookbook/view?cookbook=${hers}`)).text)).toContain(
    "A Alice Administrator B Bob",
  );
});

test("a user who blocked the administrator is not found; a user blocked by them is treated as a stranger", async () => {
  const server = await openTestServer();
  const { db } = server;
  const shared = await makeCookbook(db, "alice", { members: ["bob"] });
  const his = await makeCookbook(db, "bob");
  const soup = await writeRecipe(db, "alice", { title: "Hers", visibility: "PUBLIC" });
  const alice = await server.as("alice");
  const bob = await server.as("bob");
  const cookbook = String(shared);
  await alice.post(`${NEW}?addRecipe=${soup}`, { intent: "addRecipe", cookbook });
  await db.deleteFrom("follows").execute();
  await db
    .insertInto("blocks")
    .values({ blocker_id: CAST.alice.id, blocked_id: CAST.bob.id, blocked_at: 1 })
    .execute();
  const add = async (client: typeof bob, id: number, username: string) =>
    extractText(
      (await client.post(`${NEW}?cookbook=${id}`, { intent: "addMember", username })).text,
    );
  expect(await add(bob, his, "Alice")).toContain("Username: User not found");
  expect(await add(alice, await makeCookbook(db, "alice"), "Bob")).toContain(STRANGER);
  const page = extractText((await bob.get(`/cookbook/view?cookbook=${shared}`)).text);
  expect(page).toContain("0 recipes");
  expect(page).toContain("1 member");
  expect(page).not.toMatch(/Hers|Alice/);
  expect((await bob.get(`/cookbook/list?user=${CAST.alice.id}`)).status).toBe(404);
  expect((await alice.get(`/cookbook/list?user=${CAST.bob.id}`)).status).toBe(200);
  expect((await bob.get(`${NEW}?addRecipe=${soup}`)).status).toBe(404);
});

test("from a recipe, each cookbook shows whether it contains it, and one click adds it or creates one", async () => {
  const server = await openTestServer();
  const { db } = server;
  const recipe = await writeRecipe(db, "alice", { title: "Leek soup", visibility: "PUBLIC" });
  const [one, two] = [
    await makeCookbook(db, "dana", { name: "Everyday" }),
    await makeCookbook(db, "dana", { name: "Feasts" }),
  ];
  await makeCookbook(db, "alice", { name: "Not hers" });
  const dana = await server.as("dana");
  const address = `${NEW}?addRecipe=${recipe}`;
  const shown = async () => extractText((await dana.get(address)).text);
  expect(await shown()).toMatch(/Leek soup +Feasts +Add +Everyday +Add/);
  expect(await shown()).not.toContain("Not hers");
  const press = (intent: string, cookbook: number) =>
    dana.post(
      address,
      { intent, cookbook: String(cookbook) },
      { Referer: server.origin + address },
    );
  expect(await press("addRecipe", two)).toMatchObject({ status: 303, location: address });
  expect(await shown()).toMatch(/“Leek soup” is now in “Feasts”.*Feasts +Added +Remove/);
  const again = await press("addRecipe", two);
  expect(again).toMatchObject({ status: 303, location: address });
  expect(findSnackbar((await dana.get(address)).text)).toEqual({
    role: "alert",
    says: "This recipe is already in this cookbook",
  });
  expect((await press("removeRecipe", two)).status).toBe(303);
  expect((await press("removeRecipe", one)).status).toBe(303);
  expect(await takeRefusal(db, dana)).toBe("cookbook.lacksRecipe");

  const fields = extractFields((await dana.get(address)).text);
  const create = (name: string) =>
    dana.post(address, { formKey: fields.formKey ?? "", intent: "createWithRecipe", name });
  expect((await create("")).status).toBe(400);
  expect((await create("Soups")).status).toBe(303);
  expect((await create("Soups")).status).toBe(303);
  const { cookbooks, recipes } = await cookbookRows(db);
  expect(cookbooks.map(({ name }) => name)).toEqual(["Everyday", "Feasts", "Not hers", "Soups"]);
  expect(recipes).toMatchObject([{ cookbook_id: 4, recipe_id: recipe, added_by: CAST.dana.id }]);
});

test("a recipe that the user cannot see is added to no cookbook, not even a new one", async () => {
  const server = await openTestServer();
  const { db } = server;
  const recipe = await writeRecipe(db, "alice", { visibility: "PROTECTED" });
  const cookbook = await makeCookbook(db, "charlie");
  const before = await cookbookRows(db);
  const charlie = await server.as("charlie");
  const address = `${NEW}?addRecipe=${recipe}`;
  for (const answer of [
    await charlie.get(address),
    await charlie.post(address, { intent: "addRecipe", cookbook: String(cookbook) }),
    await charlie.post(address, { intent: "createWithRecipe", name: "Taken" }),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("You are not allowed to see this recipe");
  }
  expect(await cookbookRows(db)).toEqual(before);
});

test("malicious field values are rejected without a server error", async () => {
  const server = await openTestServer();
  const { db } = server;
  const alice = await server.as("alice");
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  const recipe = await writeRecipe(db, "alice");
  const before = await cookbookRows(db);
  for (const value of ["", "-1", "1e9", "1 OR 1=1", "9".repeat(400), "\u0000"]) {
    const answers = [
      await alice.post(`${NEW}?cookbook=${cookbook}`, { intent: "removeMember", member: value }),
      await alice.post(`/cookbook/view?cookbook=${cookbook}`, {
        intent: "removeRecipe",
        recipe: value,
      }),
      await alice.post(`${NEW}?addRecipe=${recipe}`, { intent: "addRecipe", cookbook: value }),
      await alice.post(`${NEW}?cookbook=${cookbook}`, { intent: value }),
      await alice.get(`/cookbook/view?cookbook=${cookbook}&cursor=x${encodeURIComponent(value)}`),
      await alice.get(`/cookbook/view?cookbook=${cookbook}&members=x${encodeURIComponent(value)}`),
      await alice.get(`/cookbook/list?cursor=x${encodeURIComponent(value)}`),
    ];
    expect({ value, statuses: answers.map(({ status }) => status) }).toEqual({
      value,
      statuses: answers.map(() => 400),
    });
  }
  const stranger = String(CAST.charlie.id);
  const notThere = await alice.post(`${NEW}?cookbook=${cookbook}`, {
    intent: "makeAdministrator",
    member: stranger,
  });
  expect([notThere.status, notThere.text.includes("User not found")]).toEqual([404, true]);
  expect(await cookbookRows(db)).toEqual(before);
});

test("the lists of cookbooks, recipes and members page without duplicates or gaps", async () => {
  const server = await openTestServer();
  const { db } = server;
  const alice = await server.as("alice");
  const cookbook = await makeCookbook(db, "alice", { name: "Book 1." });
  for (let count = 2; count <= 50; count++)
    await makeCookbook(db, "alice", { name: `Book ${count}.` });
  for (let count = 1; count <= 50; count++) {
    const recipe = await writeRecipe(db, "alice", { title: `Dish ${count}.` });
    await db
      .insertInto("cookbook_recipes")
      .values({ cookbook_id: cookbook, recipe_id: recipe, added_by: null, added_at: count % 3 })
      .execute();
    await joinNewcomer(count);
  }
  async function joinNewcomer(count: number) {
    const { id } = await db
      .insertInto("users")
      .values({
        username: `Guest${count}.`,
        username_key: `guest${count}.`,
        email: `guest${count}@popote.example`,
        verified_at: 1,
        created_at: 1,
      } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("cookbook_members")
      .values({ cookbook_id: cookbook, user_id: id, is_administrator: 0, joined_at: 1 })
      .execute();
  }
  const walk = async (from: string, next: RegExp, name: RegExp) => {
    const names: string[] = [];
    let address: string | undefined = from;
    while (address) {
      const { text } = await alice.get(address);
      names.push(...[...text.matchAll(name)].map(([, each = ""]) => each));
      address = next.exec(text)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(new Set(names).size).toBe(names.length);
    return names.length;
  };
  const view = `/cookbook/view?cookbook=${cookbook}`;
  const books = await walk(
    "/cookbook/list",
    /href="(\/cookbook\/list\?cursor=[^"]+)"/,
    />(Book \d+\.)</g,
  );
  expect(books).toBe(50);
  expect(await walk(view, /href="([^"]+&amp;cursor=[^"]+)"/, />(Dish \d+\.)</g)).toBe(50);
  expect(await walk(view, /href="([^"]+&amp;members=[^"]+)"/, />(Guest\d+\.)</g)).toBe(50);
  const edit = `${NEW}?cookbook=${cookbook}`;
  expect(await walk(edit, /href="([^"]+&amp;members=[^"]+)"/, />(Guest\d+\.)</g)).toBe(50);
  const add = `${NEW}?addRecipe=1`;
  expect(await walk(add, /href="([^"]+&amp;cursor=[^"]+)"/, />(Book \d+\.)</g)).toBe(50);
});

test("a user sees their own cookbooks and those shared with another user, and so does an ADMIN", async () => {
  const server = await openTestServer();
  const { db } = server;
  await makeCookbook(db, "alice", { name: "Family", members: ["dana"] });
  await makeCookbook(db, "alice", { name: "Secret" });
  const club = await makeCookbook(db, "dana", { name: "Club" });
  await addMember(db, club, "ada");
  const seen = async (who: "alice" | "dana" | "charlie" | "ada", query = "") => {
    const page = extractText((await (await server.as(who)).get(`/cookbook/list${query}`)).text);
    return ["Family", "Secret", "Club"].filter((name) => page.includes(name));
  };
  expect(await seen("alice")).toEqual(["Family", "Secret"]);
  expect(await seen("dana")).toEqual(["Family", "Club"]);
  expect(await seen("ada")).toEqual(["Club"]);
  expect(await seen("charlie")).toEqual([]);
  const alices = `?user=${CAST.alice.id}`;
  expect(await seen("alice", alices)).toEqual(["Family", "Secret"]);
  expect(await seen("dana", alices)).toEqual(["Family"]);
  expect(await seen("charlie", alices)).toEqual([]);
  expect(await seen("ada", alices)).toEqual([]);
  const charlie = await server.as("charlie");
  for (const user of ["999", "", "x"]) {
    const nobody = await charlie.get(`/cookbook/list?user=${user}`);
    expect([nobody.status, nobody.text.includes("User not found")]).toEqual([404, true]);
  }
});
