import type { Language } from "#domain/language/languages";
import { markHeading } from "../../marked-heading";
import { parseHeading } from "../../pages/text/headings";
import type { ParsedRecipe } from "../../parsed-recipe";
import { buildPattern } from "../../phrases";
import { detectLanguage } from "../../recipe-language";
import type { FileContext, ParsedFile } from "../parsed-file";
import { type Block, parseCooklangBlocks } from "./cooklang-blocks";
import { hideEscaped, showEscaped } from "./cooklang-escapes";
import { readCooklangFacts } from "./cooklang-facts";
import { splitMetadata } from "./cooklang-metadata";
import { findSourceLine } from "./cooklang-source-line";
import { type Mention, parseCooklangStep } from "./cooklang-step";
import { isGathering, isOwnFile, restoreOrder } from "./own-cooklang";

const MAX_TEXT = 200_000;

/** Specification: https://cooklang.org/docs/spec. Undefined for an empty recipe. */
export function readCooklang(text: string, context: FileContext): ParsedFile | undefined {
  const { metadata, body } = splitMetadata(text.slice(0, MAX_TEXT).replace(/\r\n?/g, "\n"));
  const facts = readCooklangFacts(metadata, context);
  const language = facts.language ?? detectLanguage({ ...facts, steps: [body] });
  const isOwn = isOwnFile(metadata);
  const content = readContent(parseCooklangBlocks(hideEscaped(body)), language, isOwn);
  if (content.steps.length === 0 && content.ingredients.length === 0) return undefined;
  const recipe: ParsedRecipe = {
    ...facts,
    ...content,
    ingredients: isOwn ? restoreOrder(content.ingredients, metadata) : content.ingredients,
    tips: [...facts.tips, ...content.tips],
  };
  return { format: "COOKLANG", recipes: [recipe] };
}

const OPTIONAL: Partial<Record<Language, string>> = { fr: "facultatif" };

function optionalIn(language: Language | null): string {
  return (language && OPTIONAL[language]) ?? "optional";
}

function readContent(blocks: Block[], language: Language | null, isOwn = false): Content {
  const content: Content = { ingredients: [], steps: [], tips: [] };
  const optional = optionalIn(language);
  const named = new Set<string>();
  let section: Section = { isNotes: false, isList: false, steps: "", ingredients: "" };
  for (const [at, { kind, text }] of blocks.entries()) {
    if (kind === "section") {
      section = parseSection(text);
      continue;
    }
    const { prose, mentions: all } = parseCooklangStep(text, { isOwn });
    const mentions = all.map((mention) => ({
      ...mention,
      words: findSourceLine(mention, language),
    }));
    if (kind === "note" || section.isNotes) {
      content.tips.push(...[prose].filter(Boolean).map(showEscaped));
      continue;
    }
    const listed = mentions.filter((mention) => isNew(mention, named) || section.isList);
    const lines = listed.map((mention) => formatLine(mention, optional));
    addToContent(content, section, "ingredients", lines);
    const isStep = prose !== "" && !(isOwn && at === 0 && isGathering(text));
    addToContent(content, section, "steps", isStep ? [prose] : []);
  }
  return content;
}

export function readCooklangLine(mark: string, language: Language | null): string | undefined {
  const { mentions } = parseCooklangStep(hideEscaped(mark));
  const [mention, ...others] = mentions;
  if (!mention || mention.isHidden || others.length > 0) return undefined;
  const words = findSourceLine(mention, language);
  return showEscaped(formatLine({ ...mention, words }, optionalIn(language)));
}

type Content = Record<"ingredients" | "steps" | "tips", string[]>;

interface Section {
  isNotes: boolean;
  /** A list such as "Ingredients: For the glaze", where each ingredient is a line. */
  isList: boolean;
  steps: string;
  ingredients: string;
}

function parseSection(text: string): Section {
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

function isNew({ name, amount, words, isHidden }: Mention, named: Set<string>): boolean {
  const isKnown = amount === "" && words === "" && named.has(name.toLowerCase());
  if (isHidden || isKnown) return false;
  named.add(name.toLowerCase());
  return true;
}

function formatLine({ name, amount, note, words, isOptional }: Mention, optional: string): string {
  if (words !== "") return words;
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
