import type { ParsedTimes } from "../../parsed-recipe";
import { parseMinutes } from "./duration";
import { isNode, type Node, nodeLine, propertyOf } from "./node-values";

/** A total fills one missing time; `times` holds what minutes do not say: a range, a total alone. */
export function cookingTimes(node: Node): {
  preparationMinutes: number | null;
  cookingMinutes: number | null;
  times?: ParsedTimes;
} {
  const preparation = timeOf(propertyOf(node, "prepTime", "preptime"));
  const cooking = timeOf(propertyOf(node, "cookTime", "performTime", "cooktime"));
  const isUntold = [preparation, cooking].every(({ minutes, says }) => minutes === 0 && !says);
  const total = timeOf(propertyOf(node, "totalTime", "totaltime"));
  const isAlone = !preparation.minutes && !cooking.minutes && !preparation.says && !cooking.says;
  if (isAlone && total.minutes) {
    const says = total.says || `${total.minutes} min`;
    return { preparationMinutes: null, cookingMinutes: null, ...besides(says) };
  }
  if (isUntold) return { preparationMinutes: null, cookingMinutes: null, ...besides(total.says) };
  const preparationMinutes = preparation.minutes ?? restOf(total.minutes, cooking);
  const cookingMinutes = cooking.minutes ?? restOf(total.minutes, preparation);
  const isMore = (total.minutes ?? 0) > (preparationMinutes ?? 0) + (cookingMinutes ?? 0);
  const whole = total.says || (isMore ? `${total.minutes} min` : "");
  return { preparationMinutes, cookingMinutes, ...besides(whole, preparation.says, cooking.says) };
}

interface Time {
  minutes: number | null;
  says: string;
}

function timeOf(value: unknown): Time {
  const minutes = parseMinutes(value);
  const text = rangeOf(value) || nodeLine(value);
  const isTold = (minutes === null && !EMPTY_ISO.test(text)) || text.includes("(");
  return { minutes, says: isTold ? text : "" };
}

/** "35–45 min" of a QuantitativeValue or a Duration that has two ends. */
function rangeOf(value: unknown): string {
  if (!isNode(value)) return "";
  const unit = { unitText: value.unitText, unitCode: value.unitCode };
  const ends = ["minValue", "maxValue"].map((name) => {
    const end = propertyOf(value, name);
    return end === undefined ? null : parseMinutes({ value: end, ...unit });
  });
  const [least = null, most = null] = ends;
  return least !== null && most !== null && least < most ? `${least}–${most} min` : "";
}

/** "PTM", "PT-5M": what a site's program makes of no time says nothing to a cook; "P3M" does. */
const EMPTY_ISO = /^P[0TYMWDHS.,]*$|^(?=.*-)-?P[-\dTYMWDHS.,]*$/i;

function restOf(total: number | null, { minutes, says }: Time): number | null {
  return total !== null && minutes !== null && says === "" && total > minutes
    ? total - minutes
    : null;
}

function besides(total: string, preparation = "", cooking = ""): { times?: ParsedTimes } {
  return total || preparation || cooking ? { times: { preparation, cooking, total } } : {};
}
