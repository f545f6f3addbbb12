import { readFileSync } from "node:fs";
import { createBlankRecipe } from "#reader/parsed-recipe";
import { grantAccess } from "#server/admin/access-grants";
import { issueToken } from "#server/features/accounts/tokens";
import { createImportFromRecipes } from "#server/features/imports/commands";
import type { TokenKind } from "#server/platform/db/account-tables";
import type { Db } from "#server/platform/db/open";
import { newSecret } from "#server/platform/secrets";
import { openFolderStore } from "#server/platform/storage/folder-store";
import type { Person } from "#server/policies/permissions";
import routes from "~/routes";
import { makeCookbook, shareCookbookByLink } from "./cookbooks";
import { shareHouseholdByLink } from "./household-links";
import { writeRecipe } from "./recipes";

/** Routes with a component that is never shown: they redirect or send a file. */
const NEVER_SHOWN = [
  "/.well-known/change-password",
  "/cookbook/export",
  "/drawer",
  "/recipe/export",
  "/recipe/like",
  "/recipe/many/export",
  "/signup/google",
  "/user/data.zip",
  "/user/follow",
];

export function pageRoutes(): string[] {
  return routes
    .filter(({ file }) => /^export default /m.test(readFileSync(`app/${file}`, "utf8")))
    .map(({ path = "" }) => `/${path}`)
    .filter((path) => !NEVER_SHOWN.includes(path))
    .sort();
}

export interface KnownPage {
  route: string;
  address: string;
  status?: number;
}

export interface KnownPages {
  visitor: KnownPage[];
  reader: KnownPage[];
  writer: KnownPage[];
  administrator: KnownPage[];
}

/** Makes content for every page; the administrator owns it. */
export async function makeEveryPage(
  db: Db,
  dataDir: string,
  administrator: Person,
  other: Person,
): Promise<KnownPages> {
  const recipe = await writeRecipe(db, administrator, {
    visibility: "PUBLIC",
    steps: ["Wash the leeks.", "Simmer for 20 minutes."],
    tips: ["Better on the next day."],
  });
  const theirs = await writeRecipe(db, other, { visibility: "PUBLIC" });
  const cookbook = await makeCookbook(db, administrator);
  const entered = await writeRecipe(db, other);
  const others = await makeCookbook(db, other);
  for (const thing of [
    { kind: "RECIPE", id: entered },
    { kind: "COOKBOOK", id: others },
    { kind: "USER", id: other.id },
  ] as const)
    await grantAccess(db, administrator, thing, "A complaint.");
  const files = openFolderStore(dataDir);
  const begun = { formKey: newSecret(), kind: "TEXT" as const, name: "", locale: "en" as const };
  const found = [createBlankRecipe("Leek pie"), createBlankRecipe("Leek tart")];
  const brought = await createImportFromRecipes(db, files, administrator, begun, found);
  const table = await createImportFromRecipes(
    db,
    files,
    administrator,
    { ...begun, formKey: newSecret() },
    [],
  );
  const columns = JSON.stringify([{ name: "Dish", example: "Leek pie", field: "title" }]);
  await db
    .updateTable("imports")
    .set({ columns, file: "table.csv" })
    .where("id", "=", table)
    .execute();
  await planAndShop(db, administrator, recipe);
  const token = (kind: TokenKind, email = "other@popote.example") =>
    db.transaction().execute((trx) => issueToken(trx, { userId: other.id, kind, email }));
  return {
    visitor: [
      ...plain(
        "/",
        "/explore",
        "/ingredient/data",
        "/login",
        "/logout",
        "/maintenance",
        "/password/reset",
      ),
      ...plain("/password/reset/email", "/password/reset/success", "/signup"),
      at("/password/reset/new", `?token=${await token("RESET_PASSWORD")}`),
      ...plain("/password/update/success", "/search", "/verification-email-sent"),
      at("/user/email", `?token=${await token("CHANGE_EMAIL", "new@popote.example")}`),
      at("/user/email/stop", `?token=${await token("STOP_EMAIL_CHANGE")}`),
      at("/user/verify", `?token=${await token("VERIFY_EMAIL")}`),
      at("/recipe/view", `?id=${recipe}`),
      at("/shopping/shared", `?key=${await shareHouseholdByLink(db, administrator, "LIST")}`),
      at("/cookbook/shared", `?key=${await shareCookbookByLink(db, administrator, cookbook)}`),
    ],
    reader: [
      ...plain("/dashboard", "/home", "/ingredient/list", "/cookbook/list", "/user/list"),
      at("/cookbook/print", `?cookbook=${cookbook}`),
      at("/cookbook/view", `?cookbook=${cookbook}`),
      at("/ingredient/view", "?ingredient=1"),
      at("/recipe/cook", `?id=${recipe}`),
      at("/recipe/cook", `?id=${recipe}&step=2`),
      at("/recipe/amounts", `?id=${recipe}`),
      at("/recipe/print", `?id=${recipe}`),
      at("/recipe/view", `?id=${recipe}`),
      at("/user/view", `?user=${other.id}`),
      { route: "/*", address: "/no/such/page", status: 404 },
    ],
    writer: [
      ...plain("/import", "/password/update", "/user/delete", "/user/edit", "/user/settings"),
      at("/cookbook/edit", `?cookbook=${cookbook}`),
      at("/cookbook/share", `?cookbook=${cookbook}`),
      at("/import/columns", `?import=${table}`),
      at("/import/view", `?import=${brought}`),
      at("/recipe/edit", ""),
      at("/recipe/edit", `?id=${recipe}`),
      at("/recipe/list", "?source=user&search="),
      at("/recipe/many", `?act=DELETE&recipe=${recipe}`),
      at("/recipe/history", `?id=${recipe}`),
      at("/recipe/share", `?id=${recipe}`),
      at("/report", `?recipe=${theirs}`),
      at("/at-hand", ""),
      at("/plan", "?week=2026-W48"),
      at("/plan/add", "?day=2026-11-28"),
      at("/plan/add", `?day=2026-11-28&recipe=${recipe}`),
      at("/plan/fill", "?week=2026-W48"),
      at("/shopping", ""),
      at("/shopping/add", `?recipes=${recipe}`),
      at("/shopping/aisles", ""),
      at("/plan/share", ""),
      at("/shopping/share", ""),
    ],
    administrator: [
      ...plain("/admin", "/admin/audit", "/admin/ingredients", "/admin/mail"),
      ...plain("/admin/maintenance", "/admin/names", "/admin/recipes", "/admin/reports"),
      ...plain("/admin/system", "/admin/tags", "/admin/users"),
      at("/admin/access", `?recipe=${theirs}`),
      at("/admin/cookbook", `?cookbook=${others}`),
      at("/admin/ingredient", "?ingredient=1"),
      at("/admin/profile", `?user=${other.id}`),
      at("/admin/recipe", `?recipe=${entered}`),
      at("/admin/recipe/edit", `?recipe=${entered}`),
      at("/admin/user", `?user=${other.id}`),
    ],
  };
}

const at = (route: string, query: string): KnownPage => ({ route, address: route + query });
const plain = (...paths: string[]) => paths.map((path) => at(path, ""));

/** Journeys cannot import the reader, whose tables Vite loads. */
async function planAndShop(db: Db, { id }: Person, recipe: number): Promise<void> {
  const { id: household_id } = await db
    .insertInto("households")
    .values({ user_id: id, cookbook_id: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const planned = { household_id, day: "2026-11-28", added_by: id, added_at: 1 };
  await db
    .insertInto("plan_entries")
    .values([
      { ...planned, creation_key: "a", meal: "Dinner", recipe_id: recipe, servings: 8, words: "" },
      { ...planned, creation_key: "b", meal: "", recipe_id: null, words: "Pizza out" },
    ])
    .execute();
  await db
    .insertInto("foods_at_hand")
    .values([
      { household_id, food_key: "#1", ingredient_id: 1, name: "Salt", is_staple: 1 },
      { household_id, food_key: "quince", ingredient_id: null, name: "Quince", is_staple: 0 },
    ])
    .execute();
  const common = { household_id, parse: "", language: "en" as const, numerator: 1, denominator: 1 };
  const entries = [
    { words: "2 lemons", food_name: "lemons", recipe_id: recipe },
    { words: "1 lemon", food_name: "lemon", recipe_id: null },
    { words: "kitchen paper", food_name: "kitchen paper", recipe_id: recipe, ticked_at: 1 },
  ];
  await db
    .insertInto("shopping_entries")
    .values(
      entries.map((entry) => ({
        ...common,
        ...entry,
        ...{ creation_key: entry.words, added_by: id, added_at: 1 },
      })),
    )
    .execute();
}
