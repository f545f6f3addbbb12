import type { ParsedTimes } from "../../parsed-recipe";
import { parseMinutes } from "./duration";
import { isNode, type Node, nodeLine, readProperty } from "./node-values";

/** A total fills one missing time; `times` holds what minutes cannot express, such as a range. */
export function readCookingTimes(node: Node): {
  preparationMinutes: number | null;
  cookingMinutes: number | null;
  times?: ParsedTimes;
} {
  const preparation = readTime(readProperty(node, "prepTime", "preptime"));
  const cooking = readTime(readProperty(node, "cookTime", "performTime", "cooktime"));
  const isUntold = [preparation, cooking].every(
    ({ minutes, wording }) => minutes === 0 && !wording,
  );
  const total = readTime(readProperty(node, "totalTime", "totaltime"));
  const isAlone =
    !preparation.minutes && !cooking.minutes && !preparation.wording && !cooking.wording;
  if (isAlone && total.minutes) {
    const says = total.wording || `${total.minutes} min`;
    return { preparationMinutes: null, cookingMinutes: null, ...toTimes(says) };
  }
  if (isUntold)
    return { preparationMinutes: null, cookingMinutes: null, ...toTimes(total.wording) };
  const preparationMinutes = preparation.minutes ?? subtractTime(total.minutes, cooking);
  const cookingMinutes = cooking.minutes ?? subtractTime(total.minutes, preparation);
  const isMore = (total.minutes ?? 0) > (preparationMinutes ?? 0) + (cookingMinutes ?? 0);
  const whole = total.wording || (isMore ? `${total.minutes} min` : "");
  return {
    preparationMinutes,
    cookingMinutes,
    ...toTimes(whole, preparation.wording, cooking.wording),
  };
}

interface Time {
  minutes: number | null;
  wording: string;
}

function readTime(value: unknown): Time {
  const minutes = parseMinutes(value);
  const text = formatRange(value) || nodeLine(value);
  const isTold = (minutes === null && !EMPTY_ISO.test(text)) || text.includes("(");
  return { minutes, wording: isTold ? text : "" };
}

function formatRange(value: unknown): string {
  if (!isNode(value)) return "";
  const unit = { unitText: value.unitText, unitCode: value.unitCode };
  const ends = ["minValue", "maxValue"].map((name) => {
    const end = readProperty(value, name);
    return end === undefined ? null : parseMinutes({ value: end, ...unit });
  });
  const [least = null, most = null] = ends;
  return least !== null && most !== null && least < most ? `${least}–${most} min` : "";
}

/** "PTM", "PT-5M": what programs write for an unknown time; "P3M" is a real duration. */
const EMPTY_ISO = /^P[0TYMWDHS.,]*$|^(?=.*-)-?P[-\dTYMWDHS.,]*$/i;

function subtractTime(total: number | null, { minutes, wording }: Time): number | null {
  return total !== null && minutes !== null && wording === "" && total > minutes
    ? total - minutes
    : null;
}

function toTimes(total: string, preparation = "", cooking = ""): { times?: ParsedTimes } {
  return total || preparation || cooking ? { times: { preparation, cooking, total } } : {};
}
