import { TABLE } from "#domain/measures/measures-table";
import { parseTable } from "../text/table";
import { type Amount, createAmount } from "./amount";
import { UNIT_SIZE, type Unit } from "./units";

export type MeasureKind =
  | "weight"
  | "volume"
  | "spoon"
  | "length"
  | "container"
  | "piece"
  | "informal"
  | "count"
  | "unclear";

/** What a word such as "tbsp", "clove" or "boîte" measures. */
export interface Measure {
  key: string;
  kind: MeasureKind;
  /** The unit of a stored amount and how many of it; undefined for what has no size. */
  unit?: Exclude<Unit, "NONE" | "UNIT">;
  times: Amount;
  system: "metric" | "us" | "imperial" | "";
  /** `ambiguous`: its size differs by country; `keeps`: food lasts for years in it; `alone`: needs no "of". */
  note: string;
}

/** US measures are exact (inch of 1959); imperial ones follow the Weights and Measures Act 1985. */
export const MEASURES = new Map(
  parseTable(TABLE)
    .slice(1)
    .map(([key = "", kind = "", unit = "", times = "", system = "", note = ""]) => {
      const [over = 1, under = 1] = times === "" ? [] : times.split("/").map(Number);
      const measure = { key, kind, unit: unit || undefined, times: createAmount(over, under) };
      return [key, { ...measure, system, note } as Measure];
    }),
);

/** The size in grams or millilitres, exactly; undefined for what has no size of its own. */
export function getBaseSize({ unit, times }: Measure): Amount | undefined {
  if (!unit) return undefined;
  const size = Math.round(UNIT_SIZE[unit] * 100_000);
  return createAmount(times.numerator * size, times.denominator * 100_000);
}
