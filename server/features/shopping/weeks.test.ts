import { expect, test } from "vitest";
import type { Locale } from "#domain/language/locales";
import { findShoppingAmount } from "#domain/line/shopping-amounts";
import type { Rational } from "#domain/measures/rational";
import { parseLine } from "#reader/lines/parse/parse-line";
import { CAST, type CastName } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";
import { readWeeks, type Week, type WeekRecipe } from "../../../tests/support/weeks";
import type { Db } from "../../platform/db/open";
import { newSecret } from "../../platform/secrets";
import { translations } from "../../platform/translations";
import { listLeaves } from "../recipes/expand-lines";
import { listExpandedRecipes } from "../recipes/queries";
import { readRows } from "../recipes/read-rows";
import { formatVersions } from "./addable-recipes";
import { addRecipeLines } from "./commands";
import { getShoppingList } from "./queries";
import type { ShoppingLine } from "./shown-lines";

/** A saved recipe and the numbers of servings. */
type Wanted = [id: number, recipe: WeekRecipe];

const WEEKS = readWeeks();
/** Properties do not need all. */
const SOME = WEEKS.filter((_, at) => at % 7 === 2);
/** Two figures that are rounded to what a kitchen measures. */
const ROUNDED = 0.06;

/** Saves recipes from the words of their lines, as the form does. */
async function writeWeek(db: Db, { language, recipes }: Week): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for (const recipe of recipes) {
    const posted = recipe.lines.map((words) => ({ words }));
    const rows = await readRows(db, posted, { locale: language, language });
    const id = await writeRecipe(db, "alice", {
      title: recipe.title,
      language,
      visibility: "PUBLIC",
      yield: recipe.servings,
      ingredients: rows.flatMap(({ line }, place) => (line ? [{ ...line, place }] : [])),
    });
    wanted.push([id, recipe]);
  }
  return wanted;
}

/** Puts all lines of recipes on somebody's list, for so many times the people planned. */
async function shop(db: Db, who: CastName, wanted: Wanted[], locale: Locale, times = 1) {
  const viewer = CAST[who];
  const ids = wanted.map(([id]) => id);
  const found = await listExpandedRecipes(db, viewer, ids, locale);
  const chosen = found.map(({ recipe, expanded }) => {
    const [, { planned, servings }] = wanted.find(([id]) => id === recipe.id) as Wanted;
    return {
      recipe: recipe.id,
      version: formatVersions(recipe, expanded),
      ratio: { numerator: planned * times, denominator: servings },
      lines: listLeaves(expanded).map(({ key }) => key),
    };
  });
  await addRecipeLines(db, viewer, { formKey: newSecret(), locale, cookbook: null }, chosen);
}

async function readAisles(db: Db, who: CastName, locale: Locale) {
  const reading = { locale, units: "written" as const, cookbook: null };
  return (await getShoppingList(db, CAST[who], reading)).aisles;
}

/** As the page shows it as text. */
async function readList(db: Db, who: CastName, locale: Locale): Promise<string> {
  const { t } = translations(locale);
  const some = ` ${t("shopping:some")}`;
  const formatLine = (line: ShoppingLine) =>
    `- ${listSums(line).join(" + ")}${line.isPartial ? some : ""}`;
  return (await readAisles(db, who, locale))
    .map(({ aisle, lines }) =>
      [t(`ingredient:category.${aisle}`), ...lines.map(formatLine)].join("\n"),
    )
    .join("\n\n");
}

function listSums({ sums }: ShoppingLine): string[] {
  return sums.map(({ parts }) => parts.map(({ text }) => text).join(""));
}

/** Within an aisle, lines stand by names of the catalogue, which the cook's words do not show. */
function sortAisles(list: string): string[][] {
  return list.split("\n\n").map((aisle) => {
    const [name = "", ...lines] = aisle.split("\n");
    return [name, ...lines.sort()];
  });
}

/** How much is shown of each food in each measure, read back from the words. */
async function readAmounts(db: Db, who: CastName, locale: Locale): Promise<Map<string, number>> {
  const lines = (await readAisles(db, who, locale)).flatMap((aisle) => aisle.lines);
  const amounts = lines.flatMap((line) =>
    listSums(line).map((words): [string, number] => {
      const amount = findShoppingAmount({ words, parse: parseLine(words, locale) });
      const key = `${line.foodName}: ${amount?.measure ?? "no amount"}`;
      return [key, amount ? toNumber(amount.range.most) : 0];
    }),
  );
  return new Map(amounts);
}

function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

function expectClose(shown: Map<string, number>, exact: Map<string, number>): void {
  expect([...shown.keys()].sort()).toEqual([...exact.keys()].sort());
  for (const [key, amount] of shown)
    expect(Math.abs(amount - (exact.get(key) ?? 0)), key).toBeLessThanOrEqual(ROUNDED * amount);
}

test.each(WEEKS)("the list of week $name is the one worked out by hand", async (week) => {
  const { db } = openTestDatabase();
  await shop(db, "alice", await writeWeek(db, week), week.language);
  const list = await readList(db, "alice", week.language);
  expect(sortAisles(list)).toEqual(sortAisles(week.list));
});

test.each(SOME)("week $name makes one list, whatever the order of its recipes", async (week) => {
  const { db } = openTestDatabase();
  const wanted = await writeWeek(db, week);
  await shop(db, "alice", wanted, week.language);
  for (const each of wanted.toReversed()) await shop(db, "bob", [each], week.language);
  const list = await readList(db, "alice", week.language);
  expect(await readList(db, "bob", week.language)).toBe(list);
});

test.each(SOME)(
  "week $name is the sum of its halves, and three times it thrice as much",
  async (week) => {
    const { db } = openTestDatabase();
    const { language } = week;
    const wanted = await writeWeek(db, week);
    await shop(db, "alice", wanted, language);
    await shop(db, "bob", wanted.slice(0, 2), language);
    await shop(db, "charlie", wanted.slice(2), language);
    await shop(db, "dana", wanted, language, 3);
    const whole = await readAmounts(db, "alice", language);
    const halves = new Map<string, number>();
    for (const who of ["bob", "charlie"] as const)
      for (const [key, amount] of await readAmounts(db, who, language))
        halves.set(key, (halves.get(key) ?? 0) + amount);
    expectClose(whole, halves);
    const thrice = new Map([...whole].map(([key, amount]) => [key, 3 * amount]));
    expectClose(await readAmounts(db, "dana", language), thrice);
  },
);
