import { parse } from "csv-parse/sync";
import type { Hemisphere } from "#domain/explore/explore";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import { toFoodKey } from "./catalogue-rows";
// Months in season for fresh foods, northern hemisphere: docs/ingredient-data.md.
import seasons from "./seasons.tsv?raw";

const SEASONS = (
  parse(seasons, { delimiter: "\t", quote: null, from_line: 2 }) as [string, string, string][]
).map(([source, source_code, months]) => ({
  food: { source, source_code },
  months: months.split(" ").map(Number),
}));

export async function listInSeason(db: Db, hemisphere: Hemisphere, at: Date): Promise<number[]> {
  const shift = hemisphere === "south" ? 6 : 0;
  const month = ((at.getUTCMonth() + shift) % 12) + 1;
  const foods = SEASONS.filter(({ months }) => months.includes(month)).map(({ food }) => food);
  const codes = new Set(foods.map(toFoodKey));
  const rows = await selectFoods(db, {
    sources: [...new Set(foods.map(({ source }) => source))],
    sourceCodes: foods.map(({ source_code }) => source_code),
  });
  return rows
    .filter(({ source, source_code }) =>
      codes.has(toFoodKey({ source: source ?? "", source_code: source_code ?? "" })),
    )
    .map(({ id }) => id);
}

const selectFoods = compileOnce(
  (db, { sources, sourceCodes }: { sources: string[]; sourceCodes: string[] }) =>
    db
      .selectFrom("ingredients")
      .select(["id", "source", "source_code"])
      .where("source", "in", sources)
      .where("source_code", "in", sourceCodes)
      .orderBy("id"),
);
