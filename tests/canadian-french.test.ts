import { expect, test } from "vitest";
import { CAST } from "./support/cast";
import { extractText } from "./support/page";
import { writeRecipe } from "./support/recipes";
import { openTestServer } from "./support/server";
import { writeUsualRecipe } from "./support/usual-recipe";

function spokenOn(html: string) {
  const [, lang] = /<html lang="([^"]+)"/.exec(html) ?? [];
  return { lang, title: /Valeur nutritive|Valeurs nutritionnelles|Nutrition/.exec(html)?.[0] };
}
const FRENCH = { lang: "fr", title: "Valeurs nutritionnelles" };
const CANADIAN = { lang: "fr-CA", title: "Valeur nutritive" };
const CANADIANS = { "Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8" };

test("a browser that asks for Canadian French gets it; one that asks for French gets French", async () => {
  const server = await openTestServer();
  const address = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const spokenFor = async (accepted: string) => {
    const nobody = await server.as("nobody", { "Accept-Language": accepted });
    return spokenOn((await nobody.get(address)).text);
  };
  for (const round of ["rendered", "from the page cache"]) {
    expect([round, await spokenFor("fr-CA,fr;q=0.9,en;q=0.8")]).toEqual([round, CANADIAN]);
    expect([round, await spokenFor("fr-FR,fr;q=0.9,en;q=0.8")]).toEqual([round, FRENCH]);
    expect([round, await spokenFor("fr")]).toEqual([round, FRENCH]);
    expect([round, (await spokenFor("en-CA,en;q=0.9,fr-CA;q=0.5")).lang]).toEqual([round, "en"]);
  }
});

test("search engines are told about Canadian French, and their link selects it", async () => {
  const server = await openTestServer();
  const address = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const nobody = await server.as("nobody");
  const { text } = await nobody.get(address);
  const [, named] = /<link rel="alternate" hreflang="fr-CA" href="([^"]+)"/.exec(text) ?? [];
  expect(named).toMatch(/^http:\/\/localhost:\d+\/recipe\/view\?id=\d+&amp;locale=fr-CA$/);
  expect((await nobody.get("/sitemap.xml?part=1")).text).toContain(`hreflang="fr-CA"`);
  const french = await nobody.get(`${address}&locale=fr-CA`);
  expect(french.text).toContain(`<link rel="canonical" href="${named}"/>`);
  expect(french.text).toContain(`<meta property="og:locale" content="fr_CA"/>`);
  expect(spokenOn((await nobody.get(address)).text)).toEqual(CANADIAN);
});

test("Canadian French is chosen in the settings; emails are in French", async () => {
  const server = await openTestServer();
  const address = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const alice = await server.as("alice");
  const choose = (locale: string) => alice.post("/user/settings", { intent: "locale", locale });
  expect((await choose("fr-CA")).status).toBe(303);
  expect(spokenOn((await alice.get(address)).text)).toEqual(CANADIAN);
  const stored = server.db.selectFrom("users").select("locale").where("id", "=", CAST.alice.id);
  expect(await stored.executeTakeFirst()).toEqual({ locale: "fr" });
  await choose("fr");
  expect(spokenOn((await alice.get(address)).text)).toEqual(FRENCH);
  expect((await choose("fr-XX")).status).toBe(400);
});

test("switching back from English selects the French that the browser prefers", async () => {
  const server = await openTestServer();
  for (const [headers, expected] of [
    [CANADIANS, "fr-CA"],
    [{ "Accept-Language": "fr-FR,fr;q=0.9" }, "fr"],
  ] as const) {
    const nobody = await server.as("nobody", headers);
    await nobody.post("/locale", { locale: "en", from: "/login" });
    expect(spokenOn((await nobody.get("/login")).text).lang).toBe("en");
    await nobody.post("/locale", { locale: "fr", from: "/login" });
    expect(spokenOn((await nobody.get("/login")).text).lang).toBe(expected);
  }
});

test("an API error is in Canadian French", async () => {
  const server = await openTestServer();
  for (const [query, headers] of [
    ["?locale=fr-CA", {}],
    ["", CANADIANS],
  ] as const) {
    const headersOfCall = { Authorization: `Basic ${btoa(":secret")}`, ...headers };
    const address = `${server.origin}/auth/login${query}`;
    const answer = await fetch(address, { method: "POST", headers: headersOfCall });
    expect(await answer.json()).toMatchObject({ error: { message: "L’adresse courriel manque" } });
  }
});

test("ingredients have their Canadian names, also from the page cache", async () => {
  const server = await openTestServer();
  const ingredients = [{ name: "Blueberry", amount: null, unit: "NONE" as const, complement: "" }];
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC", ingredients });
  const foodFor = async (accepted: string) => {
    const nobody = await server.as("nobody", { "Accept-Language": accepted });
    const { text } = await nobody.get(`/recipe/view?id=${id}`);
    return ["Bleuet", "Myrtille", "Blueberry"].filter((name) => extractText(text).includes(name));
  };
  for (const round of [1, 2]) {
    expect([round, await foodFor("fr-CA")]).toEqual([round, ["Bleuet"]]);
    expect([round, await foodFor("fr")]).toEqual([round, ["Myrtille"]]);
    expect([round, await foodFor("en")]).toEqual([round, ["Blueberry"]]);
  }
  const alice = await server.as("alice", CANADIANS);
  expect((await alice.get("/ingredient/suggestions?search=bleu")).text).toContain("Bleuet");
});
