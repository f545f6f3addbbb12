import type { Quantity } from "#domain/line/line";
import { type Amount, scaleAmount } from "#domain/measures/amount";
import { MEASURES, type Measure } from "#domain/measures/measures";
import type { Unit } from "#domain/measures/units";
import { add } from "../parse/exact-number";

export interface Total {
  amount: Amount;
  unit: Unit;
}

/** A quantity in one of the units of recipes; undefined for ranges and for sums but pounds and ounces. */
export function findTotal({ terms, join }: Pick<Quantity, "terms" | "join">): Total | undefined {
  const [first, second, ...more] = terms;
  const measure = getMeasure(first);
  if (!first || !measure?.unit || join === "range" || more.length > 0) return undefined;
  const amount = scaleAmount(first.value, measure.times);
  if (!second) return { amount, unit: measure.unit };
  const other = getMeasure(second);
  if (measure.key !== "pound" || other?.key !== "ounce") return undefined;
  return { amount: add(amount, scaleAmount(second.value, other.times)), unit: measure.unit };
}

/** The totals of those whose unit is certain: an ounce may be a weight or a volume. */
export function listCertainTotals(quantities: Quantity[]): Total[] {
  return quantities.flatMap((quantity) => {
    const measure = getMeasure(quantity.terms[0]);
    const isCertain = !isAmbiguous(measure) && measure?.key !== "ounce";
    return (isCertain && findTotal(quantity)) || [];
  });
}

export function isAmbiguous(measure: Measure | undefined): boolean {
  return measure?.note === "ambiguous";
}

function getMeasure(term: Quantity["terms"][number] | undefined): Measure | undefined {
  return MEASURES.get(term?.unit?.key ?? "");
}
