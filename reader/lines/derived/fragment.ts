import type { Quantity, Span } from "#domain/line/line";
import { shiftSpan, shiftTerm } from "./quantity-span";

/** Words with the spans in them; `from` is the index a quantity had in the line it comes from. */
export interface Fragment {
  text: string;
  quantities: { quantity: Quantity; from: number }[];
  foods: Span[];
  foreign: Span[];
}

export function createFragment(
  text: string,
  spans: Partial<Omit<Fragment, "text">> = {},
): Fragment {
  return { text, quantities: [], foods: [], foreign: [], ...spans };
}

export function createForeign(text: string): Fragment {
  return createFragment(text, { foreign: text === "" ? [] : [[0, text.length]] });
}

export function joinFragments(fragments: Fragment[], separator = ""): Fragment {
  const joined = createFragment("");
  for (const { text, quantities, foods, foreign } of fragments) {
    if (joined.text !== "") joined.text += separator;
    const by = joined.text.length;
    joined.text += text;
    for (const { quantity, from } of quantities)
      joined.quantities.push({ quantity: shiftQuantity(quantity, by), from });
    joined.foods.push(...foods.map((span) => shiftSpan(span, by)));
    joined.foreign.push(...foreign.map((span) => shiftSpan(span, by)));
  }
  return joined;
}

function shiftQuantity(quantity: Quantity, by: number): Quantity {
  return { ...quantity, terms: quantity.terms.map((term) => shiftTerm(term, by)) };
}
