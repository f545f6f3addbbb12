import { oneLine } from "./plain-markdown";

/** An ingredient where a step names it. */
export interface Mention {
  name: string;
  /** "2-3 tbsp", as written; "" where there is none. */
  amount: string;
  note: string;
  isOptional: boolean;
  /** Not to be listed: hidden, or one that an earlier step made. */
  isHidden: boolean;
}

/** A mark, what changes its meaning, a name of words up to its braces or of one word, a note. */
const MARK =
  /(?<![\p{Lu}\p{Ll}\p{N}])([@#~])([?&+@-]{0,3})(?:\([^()\n]{0,60}\))?(?:([^\s@#~{}][^@#~{}]{0,100})?\{([^{}]{0,200})\}|([^\s\p{P}](?:[^\s\p{P}]|[_-](?=[\p{L}\p{N}])){0,100}))(?:\(([^()]{0,300})\))?/gu;

/**
 * A step as plain prose, with each amount behind its ingredient, and the ingredients in it. Of a
 * paragraph that does nothing but list them, the prose is "".
 */
export function cooklangStep(text: string): { prose: string; mentions: Mention[] } {
  const mentions: Mention[] = [];
  const prose = text.replace(
    MARK,
    (whole, sign, modifiers: string, words = "", inside = "", word = "", note = "") => {
      const [name = "", alias] = oneLine((words || word).replaceAll("_", " ")).split("|");
      const amount = amountOf(inside);
      if (sign === "~" ? !amount && !name : !name) return whole;
      const shown = alias || name.slice(name.lastIndexOf("/") + 1);
      const aside = note && ` (${oneLine(note)})`;
      if (sign === "~") return (amount || name) + aside;
      if (sign === "#") return shown + aside;
      mentions.push({
        name: name.slice(name.lastIndexOf("/") + 1),
        amount,
        note: oneLine(note),
        isOptional: modifiers.includes("?"),
        isHidden: modifiers.includes("-") || (modifiers.includes("&") && amount === ""),
      });
      return amount ? `${shown} (${amount})` : shown;
    },
  );
  const isList = mentions.length > 0 && !/[\p{L}\p{N}]/u.test(text.replace(MARK, ""));
  return { prose: isList ? "" : linesOf(prose), mentions };
}

function linesOf(text: string): string {
  return text.split("\n").map(oneLine).filter(Boolean).join("\n");
}

/** "2%tbsp" is "2 tbsp"; marks of scaling and amounts for more servings say nothing to a reader. */
function amountOf(inside: string): string {
  const [first = ""] = /^[^|%]*%[^|%]*\|/.test(inside) ? inside.split("|") : [inside];
  const [quantity = "", ...unit] = first.split("%");
  const figure = (quantity.split("|")[0] ?? "").replace(/^\s*=|\*\s*$/g, "");
  const measure = unit.map((word) => (ITSELF.test(word.trim()) ? "" : word)).join(" ");
  return oneLine(`${figure.replace(/(\d)\s*\/\s*(\d)/g, "$1/$2")} ${measure}`);
}

/** Units that say no more than that the thing itself is counted. */
const ITSELF = /^(?:items?|units?|unités?|pieces?|pièces?|pcs?\.?)$/i;
