import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import type * as Server from "#server/main";
import type { Db } from "#server/platform/db/open";
import sources from "~/routes/ingredient/parts/sources.json";
import { CAST } from "./support/cast";
import { type KnownPage, makeEveryPage } from "./support/every-page";
import { openTestServer } from "./support/server";

const files = import.meta.glob<object>("../locales/en/*.json", { eager: true, import: "default" });

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."áƀçďéƒĝĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ"];

/** What a page may say without a translation. */
const UNTRANSLATED = [
  /\bPopote\b/g,
  /English|Français( \(Canada\))?/g, // languages, each in its own
  /https?:\/\/[^\s\]]*|\S+@popote\.example/g,
  /\b(Node|UTC|A complaint\.|Dish|[A-Z]+_[A-Z_]+|\d{3}-[a-z-]+)(?![a-z])/g,
  /\b\d+(\.\d+)? ([kMGT]?B|byte)\b/g, // Intl
  /\b\d+ min\b/g,
  /\b[A-Z][a-z]+ \d{1,2}, \d{4}(( at|,) \d{1,2}:\d\d [AP]M)?/g,
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\bNov(ember)? \d{1,2}\b/g, // Intl
  /\b(Dinner|Pizza out|lemons?|kitchen paper)\b/g,
  /, or \[/g,
];

test("pages say nothing in English but what is translated", async () => {
  const server = await openTestServer();
  await addPseudoLanguage();
  const pages = await makeEveryPage(server.db, server.dataDir, CAST.ada, CAST.bob);
  const content = await listContent(server.db);
  const visits: ["nobody" | "alice" | "ada", KnownPage[]][] = [
    ["nobody", pages.visitor],
    ["alice", pages.reader],
    ["ada", [...pages.writer, ...pages.administrator]],
  ];
  for (const [who, known] of visits) {
    const client = await server.as(who);
    for (const { route, address } of known) {
      const { text } = await client.get(address);
      const texts = listTexts(text);
      expect({ route, pseudo: texts.filter((each) => /[áéíóú]/.test(each)).length }).not.toEqual({
        route,
        pseudo: 0,
      });
      const english = texts.filter((each) => /[a-z]{2}/i.test(removeKnown(each, content)));
      expect({ route, english }).toEqual({ route, english: [] });
    }
  }
}, 120_000);

/** The texts of the server, which is another bundle than this file. */
async function addPseudoLanguage(): Promise<void> {
  const built = "../build/server/main.js";
  const { translations }: typeof Server = await import(/* @vite-ignore */ built);
  for (const [file, words] of Object.entries(files)) {
    const namespace = file.replace(/^.*\/|\.json$/g, "");
    translations("en").addResourceBundle("en", namespace, translateAll(words), true, true);
  }
}

function translateAll(words: object): object {
  const pairs = Object.entries(words).map(([key, value]) => [
    key,
    typeof value === "string" ? accent(value) : translateAll(value),
  ]);
  return Object.fromEntries(pairs);
}

/** "Save {{name}}" becomes "[Šáṽé {{name}}]". */
function accent(text: string): string {
  const accented = text.replace(/\{\{.*?\}\}|<[^>]*>|\$t\(.*?\)|[a-z]/gi, (part) =>
    part.length > 1 ? part : (ACCENTED[PLAIN.indexOf(part)] ?? part),
  );
  return `[${accented}]`;
}

/** What users and the catalogue say, longest first. */
async function listContent(db: Db): Promise<string[]> {
  const rows = await Promise.all([
    db.selectFrom("users").select("username").execute(),
    db.selectFrom("recipes").select(["title", "description"]).execute(),
    db.selectFrom("recipe_paragraphs").select("text").execute(),
    db.selectFrom("cookbooks").select(["name", "description"]).execute(),
    db.selectFrom("ingredient_names").select("name").execute(),
  ]);
  const attributions = sources.flatMap(({ name, title, attribution, licence }) => [
    ...[name, title.en, attribution.en, licence.en],
  ]);
  const texts = [...rows.flat().flatMap((row) => Object.values<string>(row)), ...attributions];
  return ["Leek pie", "Leek tart", ...texts]
    .filter((text) => /[a-z]{2}/i.test(text))
    .sort((one, other) => other.length - one.length);
}

function removeKnown(text: string, content: string[]): string {
  const translated = content.reduce((rest, known) => rest.replaceAll(known, ""), text);
  return UNTRANSLATED.reduce((rest, pattern) => rest.replace(pattern, ""), translated);
}

/** Texts that are shown or read out. */
function listTexts(html: string): string[] {
  const texts: (string | undefined)[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, { alt, title, placeholder, label, content, ...rest }) {
      open.push(name);
      texts.push(alt, title, placeholder, label, rest["aria-label"], rest["aria-description"]);
      if (/description|title|:alt/.test(rest.property ?? rest.name ?? "")) texts.push(content);
    },
    ontext(text) {
      if (!["script", "style"].includes(open.at(-1) ?? "")) texts.push(text);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return texts.filter((text) => text !== undefined);
}
