import type Sqlite from "better-sqlite3";
import type { Locale } from "#domain/language/locales";
import type { Unit } from "#domain/measures/units";
import { STAPLES } from "./lexicon";

export interface PantryItem {
  id: number;
  name: Record<Locale, string>;
  units: Unit[];
}

interface Row {
  id: number;
  en: string;
  fr: string;
  amount: number;
  weight: number;
  volume: number;
}

export function loadPantry(sqlite: Sqlite.Database): PantryItem[] {
  const rows = sqlite
    .prepare<[], Row>(
      `SELECT id, name_en AS en, name_fr AS fr, allow_amount AS amount, allow_weight AS weight,
        allow_volume AS volume
      FROM ingredients ORDER BY (id * 7919) % 1000003`,
    )
    .all();
  const staples = STAPLES.map((name) => known(rows, name));
  const others = rows.filter((row) => !staples.includes(row));
  return [...staples, ...others].map(({ id, en, fr, ...allowed }) => ({
    id,
    name: { en: lower(en), fr: lower(fr) },
    units: listUnits(allowed),
  }));
}

function known(rows: Row[], name: string): Row {
  const row = rows.find(({ en }) => en === name);
  if (!row) throw new Error(`The catalogue lacks the staple “${name}”`);
  return row;
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function listUnits({ amount, weight, volume }: Pick<Row, "amount" | "weight" | "volume">): Unit[] {
  return [
    ...(amount ? (["UNIT", "UNIT"] as const) : []),
    ...(weight ? (["GRAM", "GRAM", "POUND"] as const) : []),
    ...(volume ? (["CUP", "TABLESPOON", "TEASPOON", "MILLILITERS"] as const) : []),
  ];
}
