import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import type { Db } from "#server/platform/db/open";
import { HOSTILE_RECIPES, writeFullRecipe } from "../support/hostile-recipes";

const IN_BOOK = 5;

interface HostileAddress {
  route: string;
  address: string;
  by: "USER" | "nobody";
  holds: string;
}

/** Writes recipes as long and odd as the form allows, and a cookbook of them. */
export async function hostileAddresses(db: Db, userId: number): Promise<HostileAddress[]> {
  const { username } = await db
    .selectFrom("users")
    .select("username")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const writer = { id: userId, username, role: "USER" as const, imageVersion: null };
  const all: HostileAddress[] = [];
  const held: number[] = [];
  for (const [holds, { name, text }] of Object.entries(HOSTILE_RECIPES)) {
    for (let time = 0; time < IN_BOOK; time++)
      held.push(await writeFullRecipe(db, writer, name, text));
    const query = `id=${held.at(-1)}&servings=3`;
    const pages: [string, string, "USER" | "nobody"][] = [
      ...["view", "print", "cook"].map((page): [string, string, "nobody"] => [page, "", "nobody"]),
      ["cook", "&step=50", "nobody"],
      ["view", "", "USER"],
      ["edit", "", "USER"],
      ...RECIPE_FORMATS.map((format): [string, string, "nobody"] => [
        "export",
        `&format=${format}`,
        "nobody",
      ]),
    ];
    for (const [page, more, by] of pages)
      all.push({ route: `/recipe/${page}`, address: `/recipe/${page}?${query}${more}`, by, holds });
  }
  const book = await insertCookbook(db, userId, held);
  const holds = `${held.length} of these recipes`;
  const whole: [string, string][] = [
    ["/cookbook/view", `?cookbook=${book}`],
    ["/cookbook/print", `?cookbook=${book}`],
    ["/cookbook/edit", `?cookbook=${book}`],
    ...RECIPE_FORMATS.map((format): [string, string] => [
      "/cookbook/export",
      `?cookbook=${book}&format=${format}`,
    ]),
    ["/recipe/list", "?source=user"],
    ["/user/view", `?user=${userId}`],
    ["/user/feed", `?user=${userId}`],
    ["/user/data.zip", ""],
  ];
  for (const [route, query] of whole)
    all.push({ route, address: route + query, by: "USER", holds });
  return all;
}

async function insertCookbook(db: Db, userId: number, recipes: number[]): Promise<number> {
  const now = Date.now();
  const { id } = await db
    .insertInto("cookbooks")
    .values({ name: "Hostile", description: "<b>".repeat(150), created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("cookbook_members")
    .values({ cookbook_id: id, user_id: userId, is_administrator: 1, joined_at: now })
    .execute();
  for (const recipe of recipes)
    await db
      .insertInto("cookbook_recipes")
      .values({ cookbook_id: id, recipe_id: recipe, added_by: userId, added_at: now })
      .execute();
  return id;
}
