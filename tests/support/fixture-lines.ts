import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import type { Line } from "#domain/line/line";
import { findFoodSpan } from "#reader/lines/food-span";
import { parseLine } from "#reader/lines/parse/parse-line";
import { understandLines } from "#reader/lines/understand-lines";
import { openLexicon } from "#server/features/ingredients/lexicon-queries";
import type { Db } from "#server/platform/db/open";

const FIXTURES = path.resolve("tests/fixtures/ingredient-lines");

interface CatalogueFood {
  id: number;
  names: Record<Locale, string>;
  density: number | null;
  isLiquid: boolean;
}

export interface FixtureLine {
  line: Line;
  /** Undefined for a food that the catalogue does not have. */
  food: CatalogueFood | undefined;
}

export async function readFixtureLines(db: Db, language: Locale): Promise<FixtureLine[]> {
  return readLinesWithFoods(db, listFixtureWords(language), language);
}

export function listFixtureWords(language: Locale): string[] {
  const files = readdirSync(FIXTURES).filter((file) => file.startsWith(`${language}-`));
  return files.flatMap((file) => {
    const rows = readFileSync(path.join(FIXTURES, file), "utf8").trimEnd().split("\n").slice(1);
    return rows.map((row) => row.split("\t")[0] ?? "");
  });
}

export async function readLinesWithFoods(
  db: Db,
  words: string[],
  language: Locale,
): Promise<FixtureLine[]> {
  const lexicon = await openLexicon(db);
  const foods = await loadFoods(db);
  return understandLines(lexicon, words, { locale: language, language }).map((read) => {
    const parse = parseLine(read.typed, language);
    const chosen = readChoice(read.choice, read.name);
    const span = findFoodSpan(read.typed, parse, read.name);
    return {
      line: { words: read.typed, parse: { ...parse, foods: span ? [span] : [] } },
      food: typeof chosen === "number" ? foods.get(chosen) : undefined,
    };
  });
}

async function loadFoods(db: Db): Promise<Map<number, CatalogueFood>> {
  const columns = ["id", "name_en", "name_fr", "volumic_mass", "traits"] as const;
  const rows = await db.selectFrom("ingredients").select(columns).execute();
  return new Map(
    rows.map(({ id, name_en, name_fr, volumic_mass, traits }) => [
      id,
      {
        id,
        names: { en: name_en, fr: name_fr },
        density: volumic_mass,
        isLiquid: traits.split(" ").includes("liquid"),
      },
    ]),
  );
}
