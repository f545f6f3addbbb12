import { foldedKey } from "~/model/text";

/** What a part of a written recipe holds. */
export type Part = "title" | "ingredients" | "steps" | "tips" | "description" | "unread" | "other";

export interface Heading {
  part: Part;
  name: string;
  /** What stands on the same line: "Ingredients: 3 eggs"; "for 4" of "Ingredients for 4". */
  rest: string;
  /** How deep it is marked: by one to six #, by bold; 0 where it only reads like a heading. */
  level: number;
}

const WORDS: Partial<Record<Part, string>> = {
  ingredients:
    "(?:list of |liste des |les )?ingredients?(?: list| needed| necessaires)?|what you(?:'ll| will)? need|you(?:'ll| will) need|il (?:vous )?faut|ce qu'il (?:vous )?faut",
  steps:
    "directions?|(?:cooking |preparation )?(?:instructions?|steps)|methods?|methode|preparations?|procedure|how to make(?: it)?|(?:les )?etapes(?: de (?:la )?(?:preparation|recette|realisation))?|preparation de la recette|realisation|marche a suivre|deroulement|progression|mode (?:operatoire|de preparation)",
  tips: "(?:(?:recipe|chef's|cook's|cooking|my) )?(?:notes?|tips?)|tips (?:and|&) tricks|hints?|conseils?|(?:le )?trucs?|astuces?|(?:trucs|conseils|notes) et (?:astuces|conseils|trucs)|remarques?|notes? du chef|le conseil(?: du chef)?|bon a savoir|variations?|variantes?|substitutions?|notes, tips,? and variations",
  description: "description|introduction|about(?: this recipe)?|a propos",
  unread:
    "nutrition(?:al)?(?: facts| information| values?)?|valeurs? nutriti(?:ves?|onnelles?)|informations? nutritionnelles?|comment(?:s|aires)|reviews|avis|related(?: recipes)?|you (?:may|might) also like|vous aimerez aussi|leave a (?:comment|reply)|share(?: this)?|partager|subscribe|newsletter|tags|keywords|mots[- ]cles",
};
const FORMS = Object.entries(WORDS).map(
  ([part, words]) => [part as Part, new RegExp(`^(?:${words})$`)] as const,
);

const MAX_HEADING = 80;
/** Deeper than any #. */
export const BOLD = 7;

/** Reads a line as a heading; undefined where it is none. */
export function headingOf(line: string): Heading | undefined {
  if (line.length > MAX_TEXT_BESIDE || BULLET.test(line)) return undefined;
  const marked = /^(#{1,6})\s+(.*?)[\s#]*$/.exec(line);
  const bold = /^(?:\*\*|__)([^*_]+)(?:\*\*|__)\s*:?\s*$/.exec(line);
  const level = marked ? (marked[1] ?? "").length : bold ? BOLD : 0;
  const bare = (marked?.[2] ?? bold?.[1] ?? line)
    .replace(/[*_]{2}/g, "")
    .replace(SIGNS, "")
    .trim();
  const known = partOf(bare);
  if (known) return { ...known, name: bare.replace(/\s*:$/, ""), level };
  if (!level || bare.length > MAX_HEADING) return undefined;
  const part = level === 1 ? "title" : "other";
  return { part, name: bare.replace(/\s*:$/, ""), rest: "", level };
}

const MAX_TEXT_BESIDE = 2_000;
const BULLET = /^[-*+•] /;
/** Pictures in front of a heading. */
const SIGNS = /^[^\p{L}\p{N}]+/u;

function partOf(text: string): { part: Part; rest: string } | undefined {
  const [, before = "", rest = ""] = /^([^:(]{1,60}?)\s*(?::\s*(.*)|\(.*)?$/s.exec(text) ?? [];
  const whole = knownPart(before);
  if (whole) return { part: whole, rest: rest || (/\(([^)]*)\)?/.exec(text)?.[1] ?? "") };
  const spread = /^(ingr[eé]dients?)\s+((?:pour|for|serves)\s.{1,50}?)\s*:?$/i.exec(text);
  return spread ? { part: "ingredients", rest: spread[2] ?? "" } : undefined;
}

function knownPart(text: string): Part | undefined {
  const key = foldedKey(text);
  return FORMS.find(([, form]) => form.test(key))?.[0];
}
