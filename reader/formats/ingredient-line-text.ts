import { formatFraction } from "../decimal-fractions";
import { toOneLine } from "./plain-markdown";
import { jsonText } from "./untyped-json";

interface LineParts {
  quantity: unknown;
  unit: string;
  name: string;
  note: string;
}

export function formatIngredientLine({ quantity, unit, name, note }: LineParts): string {
  const figure = formatQuantity(quantity, unit);
  const measured = [figure, unit, name || note].map(toOneLine).filter(Boolean).join(" ");
  return name && note ? `${measured}, ${toOneLine(note)}` : measured;
}

const METRIC =
  /^(?:[mkcd]?(?:g|l)|(?:milli|kilo|centi|d[eé]ci)?(?:gramm?e?s?|lit(?:er|re)s?)|gr|grs|kgs?|mls?)\.?$/i;
const MOST_DECIMALS = 3;

/** Programs write 0 for "none". */
function formatQuantity(quantity: unknown, unit: string): string {
  const number =
    typeof quantity === "string" && quantity.trim() !== "" ? Number(quantity) : quantity;
  if (typeof number !== "number" || !Number.isFinite(number)) return jsonText(quantity);
  if (number <= 0) return "";
  const fraction = METRIC.test(unit.trim()) ? undefined : formatFraction(number);
  return fraction ?? formatDecimal(number);
}

function formatDecimal(number: number): string {
  return String(roundTo(number, MOST_DECIMALS) || number);
}

function roundTo(number: number, decimals: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals;
}
