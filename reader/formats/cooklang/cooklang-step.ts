import { buildPattern } from "../../phrases";
import { toOneLine } from "../plain-markdown";

export interface Mention {
  name: string;
  amount: string;
  note: string;
  isOptional: boolean;
  /** Not listed: marked as hidden, or made by an earlier step. */
  isHidden: boolean;
}

/** A mark, its modifiers, a name (several words with braces, or one word), a note. */
const SIGNS = String.raw`(?<![\p{Lu}\p{Ll}\p{N}])([@#~])([?&+@-]{0,3})(?:\([^()\n]{0,60}\))?`;
const BRACED = String.raw`([^\s@#~{}][^@#~{}]{0,100})?\{([^{}]{0,200})\}`;
const WORD = String.raw`([^\s\p{P}](?:[^\s\p{P}]|[_-](?=[\p{L}\p{N}])){0,100})`;
const BEHIND = String.raw`(?:\(([^()]{0,300})\))?`;
const MARK = new RegExp(`${SIGNS}(?:${BRACED}|${WORD})${BEHIND}`, "gu");

/** `prose` is "" for a paragraph that only lists ingredients; it has no amounts that are in the list. */
export function parseCooklangStep(
  text: string,
  isInList: (mention: Mention) => boolean = () => false,
): { prose: string; mentions: Mention[] } {
  const mentions: Mention[] = [];
  const prose = text.replace(MARK, (whole, sign, modifiers: string, ...parts) => {
    const [named = "", inside = "", word = "", note = "", at] = parts;
    const { name, alias, before } = nameIn(named || word);
    const amount = formatAmount(inside);
    if (!name && (sign !== "~" || !amount)) return whole;
    const shown = alias || name;
    const aside = note && ` (${toOneLine(note)})`;
    if (sign === "~") return timerText(text.slice(Math.max(0, at - 10), at), name, amount) + aside;
    if (sign === "#") return shown + aside;
    const isOptional = OPTIONAL.test(text.slice(at + whole.length, at + whole.length + 20));
    const mention: Mention = {
      name,
      amount,
      note: [before, toOneLine(note)].filter(Boolean).join(", "),
      ...parseModifiers(modifiers, amount, isOptional),
    };
    mentions.push(mention);
    return amount && !isInList(mention) ? `${shown} (${amount})` : shown;
  });
  const isList = mentions.length > 0 && !/[\p{L}\p{N}]/u.test(text.replace(MARK, ""));
  return { prose: isList ? "" : tidyLines(prose), mentions };
}

function parseModifiers(modifiers: string, amount: string, isOptional: boolean) {
  return {
    isOptional: isOptional || modifiers.includes("?"),
    isHidden: modifiers.includes("-") || (modifiers.includes("&") && amount === ""),
  };
}

/** A timer's name says what is timed ("for ~eggs{3%min}"), or what to do if no verb precedes it. */
function timerText(before: string, name: string, amount: string): string {
  if (!amount || !name || !WANTS_VERB.test(before)) return amount || name;
  return `${name} ${amount}`;
}

const WANTS_VERB = new RegExp(
  `(?:^|(?<!(?<!\\p{L})(?:approx|env|ca))[.!?:;\\n]|(?<!\\p{L})${buildPattern("then")})\\s{0,3}$`,
  "iu",
);

function nameIn(words: string): { name: string; alias: string; before: string } {
  const [whole = "", alias = ""] = toOneLine(words.replaceAll("_", " ")).split("|");
  const name = /^\.{0,2}\//.test(whole) ? whole.slice(whole.lastIndexOf("/") + 1) : whole;
  const [, plain = name, before = ""] = /^([^()]*[^()\s])\(([^()]{3,})\)$/.exec(name) ?? [];
  return { name: plain, alias, before };
}

const OPTIONAL = /^ ?\((?:optional|facultati(?:f|ve)s?|optionnel(?:le)?s?)\)/i;

function tidyLines(text: string): string {
  return text.split("\n").map(toOneLine).filter(Boolean).join("\n");
}

function formatAmount(inside: string): string {
  const [first = ""] = /^[^|%]*%[^|%]*\|/.test(inside) ? inside.split("|") : [inside];
  const [quantity = "", ...unit] = first.split("%");
  const figure = (quantity.split("|")[0] ?? "").replace(/^\s*=|\*\s*$/g, "");
  const measure = unit.map((word) => (ITSELF.test(word.trim()) ? "" : word)).join(" ");
  const amount = toOneLine(`${figure.replace(/(\d)\s*\/\s*(\d)/g, "$1/$2")} ${measure}`);
  return /[\p{L}\p{N}]/u.test(amount) ? amount : "";
}

const ITSELF = /^(?:items?|units?|unités?|pieces?|pièces?|pcs?\.?)$/i;
