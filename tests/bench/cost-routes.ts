import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Db } from "#server/platform/db/open";
import routes from "~/routes";

/** One URL for every route of the application, for the user who owns the data. */
export async function listRouteAddresses(db: Db, userId: number): Promise<[string, string][]> {
  const recipe = await db
    .selectFrom("recipes")
    .select("id")
    .where("author_id", "=", userId)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const book = await db
    .selectFrom("cookbook_members")
    .select("cookbook_id as id")
    .where("user_id", "=", userId)
    .orderBy("cookbook_id")
    .executeTakeFirst();
  const values: [RegExp, string][] = [
    [/^recipe\/(view|edit|cook|print|export|like|share)/, `id=${recipe.id}`],
    [/^report/, `recipe=${recipe.id}`],
    [/^cookbook\/(view|edit|print|export|share$)/, `cookbook=${book?.id ?? 1}`],
    [/^(admin\/user|user\/(view|feed))$/, `user=${userId}`],
    [/^(admin\/)?ingredient(\/view)?$/, "ingredient=1"],
    [/export$/, "format=json"],
    [/suggestions$/, "name=carott"],
  ];
  return (routes as RouteConfigEntry[]).map(({ path = "" }) => {
    const query = values.flatMap(([pattern, value]) => (pattern.test(path) ? [value] : []));
    const address = `/${path}`
      .replace(":type/:id", `recipes/${recipe.id}`)
      .replace(":subject?", "somebody@example.org")
      .replace("*", "nothing/here");
    return [`/${path}`, query.length > 0 ? `${address}?${query.join("&")}` : address];
  });
}
