import { isNode, lineIn, listed, said } from "./values";

/** How much a recipe makes, in the words that say most: of "4" and "4 servings" the second. */
export function yieldIn(value: unknown): string {
  const texts = listed(value).slice(0, 10).map(yieldOf).filter(Boolean);
  const counted = texts.filter((text) => /\d/.test(text));
  return counted.find((text) => /\d.*\p{L}/u.test(text)) ?? counted[0] ?? texts[0] ?? "";
}

function yieldOf(value: unknown): string {
  if (!isNode(value)) return lineIn(value);
  const [least, most] = [lineIn(said(value, "minValue")), lineIn(said(value, "maxValue"))];
  const range = [...new Set([least, most])].filter(Boolean).join("-");
  const figure = lineIn(said(value, "value", "@value")) || range;
  return [figure, lineIn(said(value, "unitText"))].filter(Boolean).join(" ") || lineIn(value);
}
