import { expect, test } from "vitest";
import { createBlankRecipe } from "#reader/parsed-recipe";
import { makeFolderCookbooks } from "#server/features/imports/folders";
import { runAct } from "#server/features/recipe-acts/run-act";
import { CAST } from "../../../tests/support/cast";
import { cookbookRows, makeCookbook } from "../../../tests/support/cookbooks";
import { zipOf } from "../../../tests/support/import-files";
import { addImport, sendFile, waitForImport } from "../../../tests/support/imports";
import { extractText } from "../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const view = (id: number) => `/import/view?import=${id}`;
const inFolders = (title: string, folders: string[]) => ({ ...createBlankRecipe(title), folders });

async function saveAll(server: TestServer, folders: Record<string, string[]>) {
  const recipes = Object.entries(folders).map(([title, names]) => inFolders(title, names));
  const id = await addImport(server, "alice", recipes);
  const alice = await server.as("alice");
  await alice.post(view(id), { intent: "save" });
  await waitForImport(server.db, id, "DONE");
  const make = (...names: string[]) => {
    const form = new FormData();
    form.append("intent", "folders");
    for (const name of names) form.append("folder", name);
    return alice.post(view(id), form);
  };
  return { alice, id, make };
}

/** The titles in each cookbook, by its name. */
async function readShelf({ db }: TestServer) {
  const rows = await db
    .selectFrom("cookbooks")
    .innerJoin("cookbook_recipes as held", "held.cookbook_id", "cookbooks.id")
    .innerJoin("recipes", "recipes.id", "held.recipe_id")
    .select(["cookbooks.name", "recipes.title"])
    .orderBy("cookbooks.id")
    .orderBy("recipes.id")
    .execute();
  const shelf: Record<string, string[]> = {};
  for (const { name, title } of rows) shelf[name] = [...(shelf[name] ?? []), title];
  return shelf;
}

test("the folders of a file are offered once saved, and become private cookbooks", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const cook = (title: string) => `---\ntitle: ${title}\n---\nBoil @water{1%l}.\n`;
  const zip = await zipOf({
    "Bread/rye.cook": cook("Rye"),
    "Bread/wheat.cook": cook("Wheat"),
    "Sunday/roast.cook": cook("Roast"),
    "Sunday/soup.cook": cook("Soup"),
    "Sunday/stew.cook": cook("Stew"),
  });
  const id = await sendFile(alice, zip, "recipes.zip");
  await waitForImport(server.db, id, "READY");
  expect((await alice.get(view(id))).text).not.toContain('name="folder"');
  await alice.post(view(id), { intent: "save" });
  await waitForImport(server.db, id, "DONE");
  const page = await alice.get(view(id));
  expect(extractText(page.text)).toContain("Sunday 3 recipes Bread 2 recipes");
  expect(page.text.match(/name="folder"[^>]* checked=""/g)).toHaveLength(2);
  const made = await alice.post(view(id), { intent: "folders", folder: "Sunday" });
  expect([made.status, made.location]).toEqual([303, view(id)]);
  const after = extractText((await alice.get(view(id))).text);
  expect(after).toContain("1 cookbook now holds these recipes.");
  expect(after).toContain("Bread 2 recipes");
  expect(after).not.toContain("Sunday 3 recipes");
  expect(await readShelf(server)).toEqual({ Sunday: ["Roast", "Soup", "Stew"] });
  const { members, links } = await cookbookRows(server.db);
  expect(members).toMatchObject([{ user_id: CAST.alice.id, is_administrator: 1 }]);
  expect(links).toEqual([]);
});

test("pressing twice makes nothing twice, even at once", async () => {
  const server = await openTestServer();
  const folders = { Rye: ["Bread", "Sunday"], Wheat: ["Bread"] };
  const { alice, id, make } = await saveAll(server, folders);
  await Promise.all([make("Bread", "Sunday", "Bread"), make("Bread", "Sunday")]);
  const before = await cookbookRows(server.db);
  await make("Bread", "Sunday");
  expect(await cookbookRows(server.db)).toEqual(before);
  expect(before.cookbooks).toHaveLength(2);
  expect(await readShelf(server)).toEqual({ Bread: ["Rye", "Wheat"], Sunday: ["Rye"] });
  expect(extractText((await alice.get(view(id))).text)).toContain("No cookbook was made");
});

test("the viewer's own cookbook of that name is filled, and nobody else's", async () => {
  const server = await openTestServer();
  const { alice, id, make } = await saveAll(server, { Rye: ["BREAD"], Soup: ["Sunday"] });
  const own = await makeCookbook(server.db, "alice", { name: "Bread" });
  const shared = await makeCookbook(server.db, "bob", { name: "Sunday", members: ["alice"] });
  await make("BREAD", "Sunday");
  const { cookbooks, recipes } = await cookbookRows(server.db);
  expect(cookbooks.map(({ name, created_by }) => [name, created_by])).toEqual([
    ["Bread", CAST.alice.id],
    ["Sunday", CAST.bob.id],
    ["Sunday", CAST.alice.id],
  ]);
  expect(recipes.map(({ cookbook_id }) => cookbook_id)).toEqual([own, shared + 1]);
  expect(recipes.map(({ added_by }) => added_by)).toEqual([CAST.alice.id, CAST.alice.id]);
  expect((await alice.get(view(id))).text).not.toContain('name="folder"');
});

test("recipes that were not saved, or were removed since, are in no cookbook", async () => {
  const server = await openTestServer();
  const { alice, id, make } = await saveAll(server, { Rye: ["Bread"], Wheat: ["Bread"] });
  const twin = await saveAll(server, { Wheat: ["Bread again"], Spelt: ["Bread"] });
  await runAct(server.db, CAST.alice, { kind: "DELETE" }, [1]);
  expect(extractText((await alice.get(view(id))).text)).toContain("Bread 1 recipe");
  await make("Bread", "Elsewhere");
  await twin.make("Bread again");
  const unsaved = await addImport(server, "alice", [
    inFolders("Pie", ["Tarts"]),
    inFolders("Flan", ["Tarts"]),
  ]);
  await alice.post(view(unsaved), { intent: "folders", folder: "Tarts" });
  expect(await readShelf(server)).toEqual({ Bread: ["Wheat"] });
});

test.each(["bob", "dana", "ada"] as const)(
  "%s makes no cookbook of Alice's import",
  async (who) => {
    const server = await openTestServer();
    const { id } = await saveAll(server, { Rye: ["Bread"] });
    const other = await server.as(who);
    const { status } = await other.post(view(id), { intent: "folders", folder: "Bread" });
    expect(status).toBe(404);
    expect((await cookbookRows(server.db)).cookbooks).toEqual([]);
  },
);

test("fifty folders are offered, and a long name is cut to a cookbook's", async () => {
  const server = await openTestServer();
  const long = `Grandmother’s ${"very ".repeat(20)}best`;
  const many = Array.from({ length: 60 }, (_, at) => [`Dish ${at}`, [`Folder ${at}`]] as const);
  const { alice, id, make } = await saveAll(server, {
    ...Object.fromEntries(many.map(([title, names]) => [title, [...names]])),
    Rye: [long],
    Wheat: [long, "  "],
  });
  const { text } = await alice.get(view(id));
  expect(text.match(/name="folder"/g)).toHaveLength(50);
  const cut = [...long].slice(0, 50).join("").trim();
  expect(extractText(text)).toContain(`${cut} 2 recipes`);
  await make(cut, ...many.map(([, [name = ""]]) => name));
  const { cookbooks } = await cookbookRows(server.db);
  expect(cookbooks).toHaveLength(50);
  expect(cookbooks[0]).toMatchObject({ name: cut });
});

test("a failure half-way makes no cookbook", async () => {
  const server = await openTestServer();
  const { id } = await saveAll(server, { Rye: ["Bread"], Soup: ["Sunday"] });
  let fills = 0;
  const failing = server.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "InsertQueryNode" && JSON.stringify(node).includes('"cookbook_recipes"'))
        if (++fills === 2) throw new Error("the disk failed");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const making = makeFolderCookbooks(failing, CAST.alice, id, ["Bread", "Sunday"]);
  await expect(making).rejects.toThrow("the disk failed");
  expect((await cookbookRows(server.db)).cookbooks).toEqual([]);
  const left = await server.db.selectFrom("import_folders").select("name").execute();
  expect(left).toHaveLength(2);
});
