import { buildPattern } from "../../phrases";
import { namesServings } from "../../yields/read-yield";
import { withoutPluralMarks } from "../../yields/yield-tokens";
import { asList, isNode, nodeLine, readProperty } from "./node-values";

export function readSchemaYield(value: unknown): string {
  const texts = asList(value).slice(0, 10).map(readYieldText).filter(isSomething);
  const counted = texts.filter((text) => /\d/.test(text));
  const named = texts.find((text) => namesServings(text));
  const worded = counted.filter((text) => /^\D*\d.*\p{L}/u.test(text));
  if (named) return combineYield(named, worded.find((text) => text !== named) ?? "");
  const fullest = worded[0] ?? counted[0] ?? texts[0] ?? "";
  const isAlone = counted.find((text) => /^\d{1,3}$/.test(text));
  return isAlone ? withSize(isAlone, fullest) : fullest;
}

/** Sites that do not know the yield write "0" or "0 servings". */
function isSomething(text: string): boolean {
  return text !== "" && !/^0+\P{N}*$/u.test(text);
}

/** "4" with "4 1.25 cups" is four servings of a size; "4 1/2 cups" is one amount. */
function withSize(count: string, text: string): string {
  if (!text.startsWith(count)) return combineYield(count, text);
  const size = text.startsWith(`${count} `) ? text.slice(count.length + 1) : "";
  if (!/^\(?\d[\d.,]*(?![\d.,]|\s?[/⁄]|[-"”″])/.test(size)) return text;
  return `${count} ${count === "1" ? "portion" : "portions"} (${size.replace(/[()]/g, "")})`;
}

const LABEL = new RegExp(`^${buildPattern("servings label")}\\s?:\\s*(?=\\d)`, "i");

function readYieldText(value: unknown): string {
  if (!isNode(value)) return withoutPluralMarks(nodeLine(value).replace(LABEL, ""));
  const [least, most] = [
    nodeLine(readProperty(value, "minValue")),
    nodeLine(readProperty(value, "maxValue")),
  ];
  const range = [...new Set([least, most])].filter(Boolean).join("-");
  const figure = nodeLine(readProperty(value, "value", "@value")) || range;
  return (
    [figure, nodeLine(readProperty(value, "unitText"))].filter(Boolean).join(" ") || nodeLine(value)
  );
}

export function combineYield(servings: string, made: string): string {
  if (!servings || !made) return servings || made;
  if (namesServings(made) && !namesServings(servings) && !/^\d+$/.test(servings)) {
    return combineYield(made, servings);
  }
  const isSame = made.replace(SERVINGS, "").trim() === servings.replace(SERVINGS, "").trim();
  if (isSame) return servings;
  return /^\d+$/.test(servings) ? `${servings} portions (${made})` : `${servings} (${made})`;
}

const SERVINGS = new RegExp(buildPattern("servings word"), "gi");
