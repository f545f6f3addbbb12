import { expect, test } from "vitest";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { extractText } from "../../../../tests/support/page";
import { rewriteRecipe, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const OUT = "https://x.example/a_b?c=d&e";
const STEP = `**Mix 60 ml oil** with [the *roux*](/recipe/view?id=3) of [Ada](${OUT}).`;
const SHOWN =
  '<strong>Mix <b class="amount">60 ml</b> oil</strong> with <a href="/recipe/view?id=3">the <em>roux</em></a>' +
  ' of <a href="https://x.example/a_b?c=d&amp;e" rel="nofollow ugc noopener">Ada</a>.';
const RECIPE = {
  title: "Velouté",
  description: "A **warm**\n- soup\n- for [winter](javascript:alert(1))",
  visibility: "PUBLIC" as const,
  yield: 2,
  ingredients: [
    {
      ...{ name: "Olive oil", text: "60 ml olive oil" },
      amount: null,
      unit: "NONE" as const,
      complement: "",
    },
  ],
  steps: [STEP, "Rest for **20** minutes: 2 * 3 * 4 <b>no</b>\n![no](/x)"],
  tips: ["1. *First*\n2. Then\n\\*5\\*"],
};

const withoutComments = (html: string) => html.replace(/<!-- -->/g, "");

async function openRecipe(): Promise<{
  server: TestServer;
  id: number;
  get: (path: string) => Promise<string>;
}> {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", RECIPE);
  const alice = await server.as("alice");
  return { server, id, get: async (path) => withoutComments((await alice.get(path)).text) };
}

test("the pages of a recipe and of a printed cookbook show its marks", async () => {
  const { server, id, get } = await openRecipe();
  const book = await makeCookbook(server.db, "alice", { recipes: [id] });
  for (const page of [`/recipe/view?id=${id}`, `/recipe/print?id=${id}`]) {
    const html = await get(page);
    expect(html).toContain(SHOWN);
    expect(html).toContain(
      "<strong>20</strong> minutes: 2 * 3 * 4 &lt;b&gt;no&lt;/b&gt;\n![no](/x)",
    );
    expect(html).toContain("<ol><li><em>First</em></li><li>Then</li></ol>*5*</li>");
    expect(html).toContain(
      'dir="auto">A <strong>warm</strong><ul><li>soup</li><li>for [winter](javascript:alert(1))</li></ul></div>',
    );
  }
  expect(await get(`/cookbook/print?cookbook=${book}`)).toContain(
    SHOWN.replace(/<b .*?>(.*?)<\/b>/, "$1"),
  );
});

test("the cooking view shows marks, finds their times, and has no link in a link", async () => {
  const { id, get } = await openRecipe();
  const step = await get(`/recipe/cook?id=${id}&step=1`);
  expect(step).toMatch(/<div class="cook-text" lang="en" dir="auto"><strong>Mix/);
  expect(step).toContain(SHOWN);
  expect(await get(`/recipe/cook?id=${id}&step=2`)).toMatch(/20 min/);
  const start = await get(`/recipe/cook?id=${id}`);
  expect(start).toContain("with the <em>roux</em> of Ada.</a>");
});

test("an amount within a mark scales", async () => {
  const { id, get } = await openRecipe();
  expect(await get(`/recipe/view?id=${id}&servings=4`)).toContain(
    '<strong>Mix <b class="amount" title="60 ml">120 ml</b> oil</strong>',
  );
});

test("search engines, feeds and search get the words without the marks", async () => {
  const { id, get } = await openRecipe();
  const [head = ""] = (await get(`/recipe/view?id=${id}`)).split("</head>");
  const words = "A warm\n- soup\n- for [winter](javascript:alert(1))";
  expect(head).toContain(`<meta name="description" content="${words}"/>`);
  expect(head).toContain(`<meta property="og:description" content="${words}"/>`);
  expect(head).toContain('"text":"Mix 60 ml oil with the roux of Ada."');
  expect(await get("/recipe/feed")).toContain(`<summary>${words}</summary>`);
  const found = extractText(await get("/search?search=roux")).replace(/ +/g, " ");
  expect(found).toContain("Mix 60 ml oil with the roux of Ada.");
});

test("history shows marks, and words as typed where only marks changed", async () => {
  const { server, id, get } = await openRecipe();
  await rewriteRecipe(server.db, "alice", id, { ...RECIPE, steps: ["**Mix** all", "Rest"] });
  await rewriteRecipe(server.db, "alice", id, { ...RECIPE, steps: ["*Mix* all", "Rest"] });
  const [last = "", before = ""] = (await get(`/recipe/history?id=${id}`))
    .split('<li class="card">')
    .slice(1);
  expect(last).toContain("</span>*Mix* all</ins>");
  expect(last).toContain("</span>**Mix** all</del>");
  expect(before).toContain("</span><strong>Mix</strong> all</ins>");
});

test("the form, a conflict and every export keep what was typed", async () => {
  const { id, get } = await openRecipe();
  expect(extractText(await get(`/recipe/edit?id=${id}`))).toContain(STEP);
  for (const format of ["cooklang", "jsonld"])
    expect(await get(`/recipe/export?id=${id}&format=${format}`)).toContain(STEP);
});
