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
  /(?<![\p{L}\p{N}])([@#~])([?&+@-]{0,3})(?:\([^()\n]{0,60}\))?(?:([^\s@#~{}][^@#~{}]{0,100})?\{([^{}]{0,200})\}(?:\(([^()]{0,300})\))?|([^\s\p{P}][^\s\p{P}]{0,100}))/gu;

/** A step as plain prose, with each amount behind its ingredient, and the ingredients in it. */
export function cooklangStep(text: string): { prose: string; mentions: Mention[] } {
  const mentions: Mention[] = [];
  const prose = text.replace(
    MARK,
    (whole, sign, modifiers: string, words = "", inside = "", note = "", word = "") => {
      const [name = "", alias] = oneLine(words || word).split("|");
      const amount = amountOf(inside);
      if (sign === "~") return amount || name || whole;
      if (name === "") return whole;
      const shown = alias || name.slice(name.lastIndexOf("/") + 1);
      if (sign === "#") return note ? `${shown} (${oneLine(note)})` : shown;
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
  return { prose: oneLine(prose), mentions };
}

/** "2%tbsp" is "2 tbsp"; marks of scaling and amounts for more servings say nothing to a reader. */
function amountOf(inside: string): string {
  const [quantity = "", ...unit] = inside.split("%");
  const figure = (quantity.split("|")[0] ?? "").replace(/^\s*=|\*\s*$/g, "");
  return oneLine(`${figure.replace(/(\d)\s*\/\s*(\d)/g, "$1/$2")} ${unit.join(" ")}`);
}
