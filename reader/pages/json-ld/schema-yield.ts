import { isNode, lineIn, listed, said } from "./node-values";

/** How much a recipe makes, in the words that say most: of "4" and "4 servings" the second. */
export function yieldIn(value: unknown): string {
  const texts = listed(value).slice(0, 10).map(yieldOf).filter(isSomething);
  const counted = texts.filter((text) => /\d/.test(text));
  const fullest =
    counted.find((text) => /^\D*\d.*\p{L}/u.test(text)) ?? counted[0] ?? texts[0] ?? "";
  const isAlone = counted.find((text) => /^\d{1,3}$/.test(text));
  return isAlone ? withSize(isAlone, fullest) : fullest;
}

/** "0" and "0 servings" are what a site says that does not know. */
function isSomething(text: string): boolean {
  return text !== "" && !/^0+\P{N}*$/u.test(text);
}

/**
 * "4" beside "4 1.25 cups": four servings, and how large they are. "4 1/2 cups" is one amount, and
 * "4 2-inch cakes" says what there are four of.
 */
function withSize(count: string, text: string): string {
  const size = text.startsWith(`${count} `) ? text.slice(count.length + 1) : "";
  if (!/^\(?\d[\d.,]*(?![\d.,]|\s?[/⁄]|[-"”″])/.test(size)) return text;
  return `${count} ${count === "1" ? "portion" : "portions"} (${size.replace(/[()]/g, "")})`;
}

/** "Servings: 4" says no more than "4". */
const LABEL = /^(?:servings?|(?:recipe )?yields?|portions?|rendement|quantité)\s?:\s*(?=\d)/i;
/** "2 Portion(en)". */
const EITHER = /(?<=\p{L})\((e?s|e?n|e|er)\)/giu;

function yieldOf(value: unknown): string {
  if (!isNode(value)) return lineIn(value).replace(LABEL, "").replace(EITHER, "$1");
  const [least, most] = [lineIn(said(value, "minValue")), lineIn(said(value, "maxValue"))];
  const range = [...new Set([least, most])].filter(Boolean).join("-");
  const figure = lineIn(said(value, "value", "@value")) || range;
  return [figure, lineIn(said(value, "unitText"))].filter(Boolean).join(" ") || lineIn(value);
}
