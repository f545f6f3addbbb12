import type { Language } from "#domain/language/languages";
import { markHeading } from "../../marked-heading";
import { parseHeading } from "../../pages/text/headings";
import { buildPattern } from "../../phrases";
import type { Block } from "./cooklang-blocks";
import { showEscaped } from "./cooklang-escapes";
import { type Mention, parseCooklangStep } from "./cooklang-step";

const OPTIONAL: Partial<Record<Language, string>> = { fr: "facultatif" };

export function readContent(blocks: Block[], language: Language | null): Content {
  const content: Content = { ingredients: [], steps: [], tips: [] };
  const optional = (language && OPTIONAL[language]) ?? "optional";
  const named = new Set<string>();
  for (const { text, section, isTip } of listParagraphs(blocks)) {
    const { prose, mentions } = parseCooklangStep(
      text,
      (mention) => !isTip && isInList(mention, section),
    );
    if (isTip) {
      content.tips.push(...[prose].filter(Boolean).map(showEscaped));
      continue;
    }
    const listed = mentions.filter((mention) => isNew(mention, named) || section.isList);
    const lines = listed.map((mention) => formatLine(mention, optional));
    addToContent(content, section, "ingredients", lines);
    addToContent(content, section, "steps", prose === "" ? [] : [prose]);
  }
  return content;
}

interface Paragraph {
  text: string;
  section: Section;
  isTip: boolean;
}

function listParagraphs(blocks: Block[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let section = parseSection("");
  for (const { kind, text } of blocks) {
    if (kind === "section") section = parseSection(text);
    else paragraphs.push({ text, section, isTip: kind === "note" || section.isNotes });
  }
  for (const { text, section } of paragraphs.filter(({ isTip }) => !isTip)) {
    for (const { name, amount, isHidden } of parseCooklangStep(text).mentions) {
      const key = name.toLowerCase();
      const amounts = section.amounts.get(key) ?? new Set();
      if (amount !== "" && !isHidden) section.amounts.set(key, amounts.add(amount));
    }
  }
  return paragraphs;
}

/** Its amount would not scale in a step; the list cannot say which of several a step needs. */
function isInList({ name, isHidden }: Mention, { amounts }: Section): boolean {
  return !isHidden && amounts.get(name.toLowerCase())?.size === 1;
}

export type Content = Record<"ingredients" | "steps" | "tips", string[]>;

export interface Section {
  isNotes: boolean;
  /** A list such as "Ingredients: For the glaze", where each ingredient is a line. */
  isList: boolean;
  steps: string;
  ingredients: string;
  /** The amounts of each name in the list. */
  amounts: Map<string, Set<string>>;
}

export function parseSection(text: string): Section {
  const { part, rest } = parseHeading(text) ?? { part: "other", rest: "" };
  const isList = part === "ingredients";
  const isWhole = !isList && part !== "steps";
  const name =
    isWhole || isPurpose(text, rest) ? text : COLON.test(text) ? text.replace(LABEL, "") : "";
  return {
    isNotes: part === "tips" || part === "unread",
    isList,
    steps: isList ? "" : name,
    ingredients: name,
    amounts: new Map(),
  };
}

const COLON = /^[^:]{1,60}:\s*\S/;
const LABEL = /^[^:]{1,60}:\s*/;

/** Matches "Préparation de la pâte", but not "Ingredients for 4". */
function isPurpose(text: string, rest: string): boolean {
  return rest !== "" && !COLON.test(text) && !/\p{N}/u.test(rest);
}

function addToContent(
  content: Content,
  section: Section,
  list: "ingredients" | "steps",
  texts: string[],
) {
  if (texts.length === 0) return;
  const heading = markHeading(section[list]);
  section[list] = "";
  for (const text of [heading, ...texts].filter(Boolean)) content[list].push(showEscaped(text));
}

function isNew({ name, amount, isHidden }: Mention, named: Set<string>): boolean {
  const isKnown = amount === "" && named.has(name.toLowerCase());
  if (isHidden || isKnown) return false;
  named.add(name.toLowerCase());
  return true;
}

function formatLine({ name, amount, note, isOptional }: Mention, optional: string): string {
  const { measure, told } = splitAmount(amount);
  return [`${measure} ${name}`.trim(), told, note, isOptional ? optional : ""]
    .filter(Boolean)
    .join(", ");
}

function splitAmount(amount: string): { measure: string; told: string } {
  const [measure = "", ...others] = amount.split(/ ?, /);
  const told = others.join(", ");
  const isWords = told ? !/\p{N}/u.test(measure) : /^\p{L}+ /u.test(measure);
  const isTold = /\p{N}/u.test(told) || (isWords && !IN_WORDS.test(measure));
  return isTold ? { measure: "", told: amount } : { measure, told };
}

const IN_WORDS = new RegExp(`^${buildPattern("spelled amount")}\\s`, "i");
