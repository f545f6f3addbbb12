import { LOCALES } from "../language/locales";
import { getRows } from "../language/vocabulary/vocabulary";

export interface UnitSpelling {
  one: string;
  many: string;
  isMetric: boolean;
}

const METRIC = [
  ...["gram", "kilogram", "milligram"],
  ...["litre", "decilitre", "centilitre", "millilitre"],
];

/** Teaspoon, tablespoon and cup (see `toLargestMeasure`), one series per way of writing. */
export const SPOONS: UnitSpelling[][] = getRows("spoon series", LOCALES).map(({ word, value }) => {
  const plurals = value.split(", ");
  return word
    .split(", ")
    .map((one, size) => ({ one, many: plurals[size] ?? one, isMetric: false }));
});

export const UNIT_SPELLINGS: UnitSpelling[] = [
  ...["unit", "unit here", "piece", "container", "informal"]
    .flatMap((kind) => getRows(kind, LOCALES))
    .flatMap(({ word, value, forms }) =>
      forms?.[0] === word
        ? [{ one: forms[0], many: forms[1], isMetric: METRIC.includes(value) }]
        : [],
    ),
  ...SPOONS.flat(),
];
