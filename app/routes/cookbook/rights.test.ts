import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { grantAccess } from "#server/admin/access-grants";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { CAST, EVERYBODY, type Who } from "../../../tests/support/cast";
import type { Answer, Client } from "../../../tests/support/client";
import { cookbookRows, makeCookbook } from "../../../tests/support/cookbooks";
import { writeRecipe } from "../../../tests/support/recipes";
import { takeRefusal } from "../../../tests/support/refusals";
import { openTestServer } from "../../../tests/support/server";

// Dana is a member of Alice's cookbook, Bob follows Alice, Charlie is a stranger. Dana and Alice
// each added a recipe; a third is outside.
async function openWorld() {
  const server = await openTestServer();
  const { db } = server;
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  const write = (title: string) => writeRecipe(db, "alice", { title, visibility: "PUBLIC" });
  const [byAlice, byDana, loose] = [
    await write("Alice’s stew"),
    await write("Dana’s find"),
    await write("Loose leaf"),
  ];
  await addRecipeToCookbook(db, CAST.alice, cookbook, byAlice);
  await addRecipeToCookbook(db, CAST.dana, cookbook, byDana);
  return { server, cookbook, byAlice, byDana, loose };
}
type World = Awaited<ReturnType<typeof openWorld>>;

const view = ({ cookbook }: World) => `/cookbook/view?cookbook=${cookbook}`;
const edit = ({ cookbook }: World) => `/cookbook/edit?cookbook=${cookbook}`;

const NOT_SEEN = "You are not allowed to see this cookbook";
const NOT_MEMBER = "You are not a member of this cookbook";
const NOT_ADMINISTRATOR = "You must be cookbook administrator to perform this action";
const NOT_REMOVED = "You are not allowed to remove this recipe from this cookbook";

const overDana = (intent: string) => (client: Client, world: World) =>
  client.post(edit(world), { intent, member: String(CAST.dana.id) });
const takingOut = (recipe: "byAlice" | "byDana") => (client: Client, world: World) =>
  client.post(view(world), { intent: "removeRecipe", recipe: String(world[recipe]) });

/** The table in product.md: the action, who may do it, and the error for everyone else. */
const RIGHTS: [
  what: string,
  who: Who[],
  refusal: string,
  send: (client: Client, world: World) => Promise<Answer>,
][] = [
  ["see a cookbook", ["alice", "dana"], NOT_SEEN, (client, world) => client.get(view(world))],
  ["open its form", ["alice"], NOT_ADMINISTRATOR, (client, world) => client.get(edit(world))],
  [
    "rename and describe it",
    ["alice"],
    NOT_ADMINISTRATOR,
    (client, world) => client.post(edit(world), { intent: "save", name: "Mine", description: "!" }),
  ],
  [
    "give it an image",
    ["alice"],
    NOT_ADMINISTRATOR,
    async (client, world) => client.post(edit(world), await withImage()),
  ],
  [
    "add a recipe that they may see",
    ["alice", "dana"],
    NOT_MEMBER,
    (client, { cookbook, loose }) =>
      client.post(`/cookbook/edit?addRecipe=${loose}`, {
        intent: "addRecipe",
        cookbook: String(cookbook),
      }),
  ],
  [
    "add ticked recipes",
    ["alice", "dana"],
    NOT_MEMBER,
    (client, { cookbook, loose }) =>
      client.post(`/cookbook/edit?addTo=${cookbook}`, {
        intent: "addRecipes",
        recipe: String(loose),
      }),
  ],
  ["take out a recipe that Alice added", ["alice"], NOT_REMOVED, takingOut("byAlice")],
  ["take out a recipe that Dana added", ["alice", "dana"], NOT_REMOVED, takingOut("byDana")],
  [
    "take a recipe out from the page of that recipe",
    ["alice"],
    NOT_REMOVED,
    (client, { cookbook, byAlice }) =>
      client.post(`/cookbook/edit?addRecipe=${byAlice}`, {
        intent: "removeRecipe",
        cookbook: String(cookbook),
      }),
  ],
  ["make Dana an administrator", ["alice"], NOT_ADMINISTRATOR, overDana("makeAdministrator")],
  ["unmake her", ["alice"], NOT_ADMINISTRATOR, overDana("unmakeAdministrator")],
  ["remove her", ["alice"], NOT_ADMINISTRATOR, overDana("removeMember")],
  [
    "leave it",
    ["dana"],
    NOT_MEMBER,
    (client, world) => client.post(view(world), { intent: "leave" }),
  ],
  [
    "delete it",
    ["alice"],
    NOT_ADMINISTRATOR,
    (client, world) => client.post(view(world), { intent: "delete" }),
  ],
];

describe.each(RIGHTS)("permission to %s", (what, allowed, refusal, send) => {
  test("other users are told why not, and nothing changes", async () => {
    const world = await openWorld();
    const before = await cookbookRows(world.server.db);
    for (const who of EVERYBODY.filter((each) => !allowed.includes(each))) {
      const client = await world.server.as(who);
      const answer = await send(client, world);
      if (who === "nobody") {
        expect(answer.location).toMatch(/^\/login/);
      } else if (what === "leave it" && who === "alice") {
        expect(answer.status).toBe(303);
        const code = await takeRefusal(world.server.db, client);
        expect(code).toBe("cookbook.lastAdministrator");
      } else {
        expect({ who, status: answer.status }).toEqual({ who, status: 403 });
        expect(answer.text).toContain(refusal);
        expect(answer.text).not.toMatch(/Sunday|stew|find/);
      }
    }
    expect(await cookbookRows(world.server.db)).toEqual(before);
  });

  test.each(allowed)("%s is allowed", async (who) => {
    const world = await openWorld();
    const before = await cookbookRows(world.server.db);
    const answer = await send(await world.server.as(who), world);
    const isReading = what === "see a cookbook" || what === "open its form";
    expect(answer.status).toBe(isReading ? 200 : 303);
    if (isReading) expect(answer.text).toContain("Sunday");
    // Dana is not an administrator at first, so revoking changes nothing.
    else if (what !== "unmake her") expect(await cookbookRows(world.server.db)).not.toEqual(before);
  });
});

test("an unknown cookbook is 404 for every user and action", async () => {
  const { server, byAlice } = await openWorld();
  for (const who of ["alice", "charlie", "ada"] as const) {
    const client = await server.as(who);
    for (const answer of [
      await client.get("/cookbook/view?cookbook=999"),
      await client.get("/cookbook/view"),
      await client.get("/cookbook/edit?cookbook=1e3"),
      await client.get("/cookbook/edit?addTo=999"),
      await client.post("/cookbook/edit?addTo=999", { intent: "addRecipes", recipe: "1" }),
      await client.post("/cookbook/edit?cookbook=999", { intent: "save", name: "Mine" }),
      await client.post("/cookbook/edit?cookbook=999", { intent: "removeMember", member: "1" }),
      await client.post("/cookbook/view?cookbook=999", { intent: "leave" }),
      await client.post("/cookbook/view?cookbook=999", { intent: "delete" }),
      await client.post("/cookbook/view?cookbook=999", { intent: "removeRecipe", recipe: "1" }),
      await client.post(`/cookbook/edit?addRecipe=${byAlice}`, {
        intent: "addRecipe",
        cookbook: "999",
      }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.text).toContain("Cookbook not found");
    }
    const noRecipe = await client.get("/cookbook/edit?addRecipe=999");
    expect([noRecipe.status, noRecipe.text.includes("Recipe not found")]).toEqual([404, true]);
  }
});

test("an administrator cannot promote, demote, remove or add themselves, not even with an access grant", async () => {
  const { server, cookbook } = await openWorld();
  const before = await cookbookRows(server.db);
  await grantAccess(
    server.db,
    CAST.ada,
    { kind: "COOKBOOK", id: cookbook },
    "Nobody looks after it.",
  );
  for (const [who, place] of [
    ["alice", "/cookbook/edit"],
    ["ada", "/admin/cookbook"],
  ] as const) {
    const client = await server.as(who);
    const address = `${place}?cookbook=${cookbook}`;
    const member = String(CAST[who].id);
    for (const intent of ["makeAdministrator", "unmakeAdministrator", "removeMember"]) {
      const answer = await client.post(address, { intent, member });
      expect({ who, intent, status: answer.status }).toEqual({ who, intent, status: 303 });
      expect(await takeRefusal(server.db, client)).toBe("request.onYourself");
    }
    const added = await client.post(address, { intent: "addMember", username: who });
    expect(added.status).toBe(400);
  }
  expect(await cookbookRows(server.db)).toEqual(before);
});

test("a page offers exactly the buttons that the viewer may use", async () => {
  const world = await openWorld();
  const offered = async (who: Who) => {
    const { text } = await (await world.server.as(who)).get(view(world));
    return {
      edit: text.includes(`href="/cookbook/edit?cookbook=${world.cookbook}"`),
      delete: text.includes('value="delete"'),
      leave: text.includes('value="leave"'),
      remove: [...text.matchAll(/name="recipe" value="(\d+)"/g)].map(([, id]) => Number(id)),
    };
  };
  const { byAlice, byDana } = world;
  const all = [byDana, byAlice];
  expect(await offered("alice")).toEqual({ edit: true, delete: true, leave: false, remove: all });
  expect(await offered("dana")).toEqual({
    edit: false,
    delete: false,
    leave: true,
    remove: [byDana],
  });
});

test("a cookbook's image is visible with the cookbook and deleted with it", async () => {
  const world = await openWorld();
  const alice = await world.server.as("alice");
  expect((await alice.post(edit(world), await withImage())).status).toBe(303);
  const address = `/image/cookbooks/${world.cookbook}-v1.webp`;
  for (const who of EVERYBODY) {
    const maySee = ["alice", "dana"].includes(who);
    const answer = await (await world.server.as(who)).get(address);
    expect({ who, status: answer.status }).toEqual({ who, status: maySee ? 200 : 404 });
    const caching = maySee ? "private, no-cache" : "no-store";
    expect(answer.headers.get("Cache-Control")).toBe(caching);
  }
  const { width, height, format } = await sharp((await alice.get(address)).bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 800, height: 400, format: "webp" });
  await alice.post(view(world), { intent: "delete" });
  expect((await alice.get(address)).status).toBe(404);
});

async function withImage(): Promise<FormData> {
  const bytes = await sharp({
    create: { width: 1200, height: 600, channels: 3, background: "#c40" },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("intent", "save");
  form.append("name", "Illustrated");
  form.append("image", new Blob([new Uint8Array(bytes)]), "cover.png");
  return form;
}
