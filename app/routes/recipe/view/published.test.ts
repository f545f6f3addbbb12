import { expect, test } from "vitest";
import { CAST } from "../../../../tests/support/cast";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { writeUsualRecipe } from "../../../../tests/support/usual-recipe";

/** https://developers.google.com/search/docs/appearance/structured-data/recipe, without videos. */
const REQUIRED = ["name", "image"];
const RECOMMENDED = [
  "author",
  "cookTime",
  "datePublished",
  "description",
  "prepTime",
  "recipeCategory",
  "recipeIngredient",
  "recipeInstructions",
  "recipeYield",
  "totalTime",
];

const extractHead = (html: string) => html.slice(0, html.indexOf("</head>"));
const structuredIn = (html: string) => {
  const found = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(
    extractHead(html),
  )?.[1];
  return found === undefined ? undefined : JSON.parse(found);
};
const linkIn = (html: string, rest: string) =>
  new RegExp(`<link ${rest}href="([^"]*)"`).exec(extractHead(html))?.[1]?.replaceAll("&amp;", "&");
const propertyIn = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(extractHead(html))?.[1];

test("a public recipe has all the structured data that Google asks for", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const nobody = await server.as("nobody");
  const { text } = await nobody.get(`/recipe/view?id=${id}`);
  const recipe = structuredIn(text);
  expect(Object.keys(recipe)).toEqual(expect.arrayContaining([...REQUIRED, ...RECOMMENDED]));
  expect(recipe).toMatchObject({
    "@type": "Recipe",
    inLanguage: "en",
    prepTime: "PT30M",
    cookTime: "PT3H",
    totalTime: "PT3H30M",
    recipeYield: ["6", "6 servings"],
    author: { "@type": "Person", name: "Alice" },
  });
  expect(recipe.author.url).toMatch(/^http:\/\/localhost:\d+\/user\/view\?user=1$/);
  expect(recipe.recipeInstructions).toHaveLength(8);
  expect(recipe.recipeInstructions[2]).toMatchObject({
    "@type": "HowToStep",
    name: "Step 3",
    text: expect.stringMatching(/^Soften the onions/),
    url: expect.stringMatching(/#step-3$/),
  });
  expect(text).toContain('id="step-3"');
  expect(recipe.recipeIngredient).toContain("1 1/2 cups Beef broth, hot");
  const image = await nobody.get(new URL(recipe.image[0]).pathname);
  expect(image.headers.get("Content-Type")).toBe("image/webp");
});

test("nutrition metadata is per serving, and only if every ingredient is counted", async () => {
  const server = await openTestServer();
  const lines = (more: string[]) =>
    ["Leek", ...more].map((name) => ({
      name,
      amount: { numerator: 400, denominator: 1 },
      unit: "GRAM" as const,
      complement: "",
    }));
  const content = { visibility: "PUBLIC" as const, yield: 4 };
  const whole = await writeRecipe(server.db, "alice", { ...content, ingredients: lines([]) });
  const partly = await writeRecipe(server.db, "alice", {
    ...content,
    ingredients: lines(["Grandmother’s secret"]),
  });
  const nobody = await server.as("nobody");
  const readNutrition = async (id: number) =>
    structuredIn((await nobody.get(`/recipe/view?id=${id}`)).text).nutrition;
  expect(await readNutrition(whole)).toMatchObject({
    "@type": "NutritionInformation",
    servingSize: "1 serving",
    calories: expect.stringMatching(/^\d+ calories$/),
    proteinContent: expect.stringMatching(/^[\d.]+ g$/),
  });
  expect(await readNutrition(partly)).toBeUndefined();
});

test("text by an author cannot close a script or an attribute", async () => {
  const server = await openTestServer();
  const hostile = `</script><script>alert(1)</script><!-- " ' \u2028 &`;
  const id = await writeRecipe(server.db, "alice", {
    visibility: "PUBLIC",
    title: hostile,
    description: hostile,
    steps: [hostile],
  });
  const { text } = await (await server.as("nobody")).get(`/recipe/view?id=${id}`);
  expect(structuredIn(text)).toMatchObject({ name: hostile, description: hostile });
  expect(text).not.toContain("<script>alert");
  expect(propertyIn(text, "og:title")).toBe(
    "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &quot; &#39; \u2028 &amp;",
  );
});

test("a public recipe has a canonical URL, one per language, and a preview card", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const nobody = await server.as("nobody");
  const page = await nobody.get(`/recipe/view?id=${id}&servings=12`);
  const address = linkIn(page.text, 'rel="canonical" ');
  expect(address).toMatch(new RegExp(`^http://localhost:\\d+/recipe/view\\?id=${id}$`));
  expect(linkIn(page.text, 'rel="alternate" hreflang="x-default" ')).toBe(address);
  expect(linkIn(page.text, 'rel="alternate" hreflang="fr" ')).toBe(`${address}&locale=fr`);
  expect(propertyIn(page.text, "og:title")).toBe("Beef stew with carrots");
  expect(propertyIn(page.text, "og:type")).toBe("article");
  expect(propertyIn(page.text, "description")).toMatch(/^The stew of rainy Sundays/);
  expect(propertyIn(page.text, "og:image")).toMatch(/\/image\/recipes\/\d+-v1\.webp$/);
  expect(propertyIn(page.text, "twitter:card")).toBe("summary_large_image");

  const french = await nobody.get(`/recipe/view?id=${id}&locale=fr`);
  expect(french.text).toContain('<html lang="fr"');
  expect(linkIn(french.text, 'rel="canonical" ')).toBe(`${address}&locale=fr`);
  // The language of the first page is remembered and not overridden by a later link.
  expect((await nobody.get("/login")).text).toContain('<html lang="fr"');
  expect((await nobody.get(`/recipe/view?id=${id}&locale=en`)).text).toContain('<html lang="fr"');
});

test("a recipe that is not public has no metadata", async () => {
  const server = await openTestServer();
  for (const visibility of ["PROTECTED", "PRIVATE"] as const) {
    const id = await writeRecipe(server.db, "alice", { visibility, description: "Ours alone." });
    const { text } = await (await server.as("alice")).get(`/recipe/view?id=${id}`);
    expect(structuredIn(text)).toBeUndefined();
    expect(propertyIn(text, "og:title")).toBeUndefined();
    expect(propertyIn(text, "description")).not.toBe("Ours alone.");
    expect(propertyIn(text, "robots")).toBe("noindex");
  }
});

test("text is marked with its language", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", {
    visibility: "PUBLIC",
    language: "es",
    title: "Tortilla de patatas",
    steps: ["Pelar las patatas."],
  });
  const { text } = await (await server.as("nobody")).get(`/recipe/view?id=${id}`);
  expect(text).toMatch(/<h1 lang="es" dir="auto">Tortilla de patatas/);
  expect(text).toMatch(/<li[^>]* lang="es" dir="auto">Pelar/);
  expect(structuredIn(text).inLanguage).toBe("es");
});

test("robots find the sitemap, which lists only public recipes", async () => {
  const server = await openTestServer();
  const open = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  const others = [
    await writeRecipe(server.db, "alice", { visibility: "PROTECTED" }),
    await writeRecipe(server.db, "alice", { visibility: "PRIVATE" }),
  ];
  const nobody = await server.as("nobody");
  const robots = await nobody.get("/robots.txt");
  const sitemap = /^Sitemap: (.*)$/m.exec(robots.text)?.[1] ?? "";
  const list = await nobody.get(new URL(sitemap).pathname);
  expect(list.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const [part = ""] = [...list.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  const { text } = await nobody.get(new URL(part).pathname + new URL(part).search);
  expect(text).toContain(`/recipe/view?id=${open}</loc>`);
  expect(text).toContain(`hreflang="fr"`);
  for (const id of others) expect(text).not.toContain(`id=${id}`);
  expect((await nobody.get("/sitemap.xml?part=2")).status).toBe(404);
});

test("a feed has the newest public recipes, of all users, one author or a category", async () => {
  const server = await openTestServer();
  await server.db
    .updateTable("users")
    .set({ is_public: 0 })
    .where("id", "=", CAST.dana.id)
    .execute();
  const hostile = "Crème & <b>sucre</b> \u000b]]>";
  const drink = await writeRecipe(server.db, "alice", {
    visibility: "PUBLIC",
    category: "DRINK",
    title: hostile,
    language: "fr",
  });
  const byDana = await writeRecipe(server.db, "dana", { visibility: "PUBLIC" });
  await writeRecipe(server.db, "alice", { visibility: "PRIVATE", title: "Hidden soup" });
  const nobody = await server.as("nobody");
  const idsIn = (xml: string) =>
    [...xml.matchAll(/<id>[^<]*\/recipe\/view\?id=(\d+)<\/id>/g)].map(([, id]) => Number(id));
  const readFeed = async (path: string) => {
    const answer = await nobody.get(path);
    expect(answer.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(answer.text).not.toContain("Hidden soup");
    return answer.text;
  };
  expect(idsIn(await readFeed("/recipe/feed"))).toEqual([byDana, drink]);
  expect(idsIn(await readFeed("/recipe/feed?category=DRINK"))).toEqual([drink]);
  const xml = await readFeed(`/user/feed?user=${CAST.alice.id}`);
  expect(idsIn(xml)).toEqual([drink]);
  expect(xml).toContain('<entry xml:lang="fr">');
  expect(xml).toContain("<title>Crème &amp; &lt;b&gt;sucre&lt;/b&gt; ]]&gt;</title>");
  expect((await nobody.get(`/user/feed?user=${CAST.dana.id}`)).status).toBe(403);
  const page = await nobody.get(`/recipe/view?id=${drink}`);
  expect(page.text).toContain(`type="application/atom+xml"`);
});

test("a feed responds 304 until it changes", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  for (const feed of ["/recipe/feed", `/user/feed?user=${CAST.alice.id}`]) {
    const tag = (await nobody.get(feed)).headers.get("ETag") ?? "";
    const again = await nobody.get(feed, { "If-None-Match": tag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
    expect((await nobody.get(feed, { "If-None-Match": tag })).status).toBe(200);
  }
});
