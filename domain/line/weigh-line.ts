import type { Food, UncountedReason } from "../ingredient/nutrition";
import { weighAmount } from "../ingredient/weigh-amount";
import type { Amount } from "../measures/amount";
import { add, decimal, multiply, type Rational } from "../measures/rational";
import { UNIT_KIND, type Unit } from "../measures/units";
import { countsFood } from "./counts-food";
import type { Line, Quantity } from "./line";
import { isWeight, listSizes, listTotals } from "./list-measures";
import {
  countQuantity,
  isAmbiguous,
  isApproximate,
  type MeasuredQuantity,
} from "./measure-quantity";

interface Weight {
  grams: Rational;
  isAbout: boolean;
}

interface StoredLine {
  /** Undefined for a line kept as parts only. */
  line?: Line | undefined;
  /** What the reader or the cook decided. */
  amount: Amount | null;
  unit: Unit;
}

export function weighLine(stored: StoredLine, food: Food): Weight | UncountedReason {
  const { line, amount, unit } = stored;
  const grams = weighAmount(amount, unit, food);
  const lead = line?.parse.quantities.find(({ role }) => role === "amount");
  if (line && lead) return weighParsed({ ...stored, line, lead, food, grams });
  if (typeof grams !== "string") return { grams, isAbout: false };
  const isMisread = line && (line.parse.doubt || line.parse.quantities.length > 0);
  return isMisread ? "notUnderstood" : grams;
}

interface ParsedLine extends StoredLine {
  line: Line;
  lead: Quantity;
  food: Food;
  /** By the stored amount. */
  grams: Rational | UncountedReason;
}

function weighParsed(parsed: ParsedLine): Weight | UncountedReason {
  const { line, lead, food, amount } = parsed;
  const totals = listTotals(line, lead, amount !== null);
  const sizes = listSizes(line);
  const isMeasured = totals.length + sizes.length > 0;
  return (
    totals.find((total) => total.isMetric && isWeight(total)) ??
    findDecided(parsed) ??
    totals.find(isWeight) ??
    weighSizes(sizes, food) ??
    weighCount(parsed) ??
    weighFirst(totals, food) ??
    (isMeasured ? "noDensity" : "noUnitWeight")
  );
}

/** What a stick of butter or an ounce of a liquid is, as the reader or the cook decided. */
function findDecided({ lead, unit, grams }: ParsedLine): Weight | undefined {
  const kind = UNIT_KIND[unit];
  const isMeasure = kind === "weight" || kind === "volume";
  const isOpen = countQuantity(lead) !== undefined || (kind === "volume" && isAmbiguous(lead));
  if (typeof grams === "string" || !isMeasure || !isOpen) return undefined;
  return { grams, isAbout: isApproximate(lead) };
}

/** Metric first: beside millilitres, an ounce is a fluid ounce. */
function weighSizes(sizes: MeasuredQuantity[], food: Food): Weight | undefined {
  const metric = sizes.filter(({ isMetric }) => isMetric);
  return (
    metric.find(isWeight) ??
    weighFirst(metric, food) ??
    sizes.find(isWeight) ??
    weighFirst(sizes, food)
  );
}

/** A stored count without a unit was decided not to count the food. */
function weighCount({ line, lead, food, amount, unit, grams }: ParsedLine): Weight | undefined {
  const isAbout = isApproximate(lead);
  if (amount !== null)
    return unit === "UNIT" && typeof grams !== "string" ? { grams, isAbout } : undefined;
  const count = countQuantity(lead);
  if (!count || food.weightPerUnit === null || !countsFood(line, lead, food)) return undefined;
  const weight = multiply(count, decimal(food.weightPerUnit));
  return { grams: weight, isAbout: isAbout || lead.isImplied === true };
}

function weighFirst(measured: MeasuredQuantity[], { volumicMass }: Food): Weight | undefined {
  for (const { grams, millilitres, isAbout } of measured) {
    const isVolume = millilitres.numerator !== 0n;
    if (isVolume && volumicMass === null) continue;
    const sum = add(grams, multiply(millilitres, decimal(volumicMass ?? 0)));
    if (sum.numerator > 0n) return { grams: sum, isAbout };
  }
  return undefined;
}
