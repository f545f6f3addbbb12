import "../support/built";
import Sqlite from "better-sqlite3";
import { databaseFile } from "#server/platform/db/sqlite/open";
import { reportGrowth } from "./growth";
import { SEARCHES } from "./searches";

/** From across the world, so that their pages are not in memory by chance. */
const SOME = "ORDER BY (recipes.id * 7919) % 1000003 LIMIT 200";
const USED = `SELECT ingredient_id FROM recipe_ingredients WHERE ingredient_id IS NOT NULL
  GROUP BY ingredient_id ORDER BY count(*)`;
const EVERYTHING = "source=user&source=likedBy&source=userCookbooks&source=followedBy";

reportGrowth("lists", ({ dataDir, readerId }) => {
  const sqlite = new Sqlite(databaseFile(dataDir), { readonly: true });
  const readIds = (sql: string) => sqlite.prepare<[], number>(sql).pluck().all();
  const public_ = readIds(`SELECT id FROM recipes WHERE visibility = 'PUBLIC' ${SOME}`);
  const own = readIds(`SELECT id FROM recipes WHERE author_id = ${readerId} ${SOME}`);
  const protected_ = readIds(`SELECT id FROM recipes JOIN follows ON followed_id = author_id
    WHERE follower_id = ${readerId} AND accepted_at IS NOT NULL AND visibility = 'PROTECTED' ${SOME}`);
  const often = readIds(`${USED} DESC LIMIT 40`);
  const seldom = readIds(`${USED} LIMIT 40`);
  sqlite.close();
  const view = (ids: number[]) => ids.map((id) => `/recipe/view?id=${id}`);
  const list = (query: string) => [`/recipe/list?${query}`];
  const withWords = (query: string) =>
    (SEARCHES["a common word"] ?? []).flatMap((word) => list(`${query}&search=${word}`));
  const using = (ids: number[]) => ids.map((id) => `/ingredient/view?ingredient=${id}`);
  const cookable = (count: number) =>
    often.map((_, at) => {
      const kitchen = [...often, ...often].slice(at, at + count);
      return `/search?${kitchen.map((id) => `have=${id}`).join("&")}`;
    });
  const readersPages: Record<string, string[]> = {
    "a public recipe": view(public_),
    "their own recipe": view(own),
    "a recipe for followers": view(protected_),
    "their own": list("source=user&sort=DATE&order=desc"),
    "of people followed": list("source=followedBy&sort=DATE&order=desc"),
    ...Object.fromEntries(
      ["DATE", "NAME", "LIKES"].map((sort) => [
        `everything by ${sort}`,
        list(`${EVERYTHING}&sort=${sort}`),
      ]),
    ),
    "their own in rows by name": list("source=user&view=rows&sort=NAME"),
    "everything in rows": list(`${EVERYTHING}&view=rows`),
    "their own with a word": withWords("source=user&sort=DATE&order=desc"),
    "of people followed, with a word": withWords("source=followedBy&sort=DATE&order=desc"),
    "everything with a word": withWords(`${EVERYTHING}&sort=DATE`),
    "everything with an ingredient": often.flatMap((id) => list(`${EVERYTHING}&ingredient=${id}`)),
    "with an often used ingredient": using(often),
    "with a seldom used ingredient": using(seldom),
    "what can I cook, 3 at hand": cookable(3),
    "what can I cook, 40 at hand": cookable(40),
    home: ["/home"],
  };
  return [
    { what: "a public recipe", by: "nobody", paths: view(public_) },
    { what: "their own", by: "administrator", paths: list("source=user&sort=DATE&order=desc") },
    ...Object.entries(readersPages).map(
      ([what, paths]) => ({ what, by: "reader", paths }) as const,
    ),
  ];
});
