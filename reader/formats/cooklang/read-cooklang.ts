import type { Language } from "#domain/languages";
import { webAddress } from "../../pages/json-ld/picture-address";
import { parseHeading } from "../../pages/text/headings";
import { blankRecipe, type ParsedPicture, type ParsedRecipe } from "../../parsed-recipe";
import { recipeLanguage } from "../../recipe-language";
import { headingLine } from "../ingredient-line-text";
import type { FileContext, ParsedFile } from "../parsed-file";
import { folderOf, pictureBeside } from "../picture-beside";
import { type Block, cooklangBlocks } from "./cooklang-blocks";
import { hideEscaped, showEscaped } from "./cooklang-escapes";
import { cooklangFacts } from "./cooklang-facts";
import { factOf, type Metadata, splitMetadata } from "./cooklang-metadata";
import { cooklangStep, type Mention } from "./cooklang-step";

const MAX_TEXT = 200_000;

/** The recipe of a file of Cooklang (https://cooklang.org/docs/spec); undefined where it is empty. */
export function readCooklang(text: string, place: FileContext): ParsedFile | undefined {
  const { metadata, body } = splitMetadata(text.slice(0, MAX_TEXT).replace(/\r\n?/g, "\n"));
  const facts = cooklangFacts(metadata, place);
  const language = facts.language ?? recipeLanguage({ ...blankRecipe(facts.title), steps: [body] });
  const content = contentOf(cooklangBlocks(hideEscaped(body)), language);
  if (content.steps.length === 0 && content.ingredients.length === 0) return undefined;
  const recipe: ParsedRecipe = {
    ...facts,
    ...content,
    tips: [...facts.tips, ...content.tips],
    picture: pictureOf(metadata, place, facts.source),
  };
  return { format: "COOKLANG", recipes: [recipe] };
}

const OPTIONAL: Partial<Record<Language, string>> = { fr: "facultatif" };

function contentOf(blocks: Block[], language: Language | null): Content {
  const content: Content = { ingredients: [], steps: [], tips: [] };
  const optional = (language && OPTIONAL[language]) ?? "optional";
  const named = new Set<string>();
  let section: Section = { isNotes: false, nameOfStep: "", nameOfList: "" };
  for (const { kind, text } of blocks) {
    if (kind === "section") {
      section = sectionOf(text);
      continue;
    }
    const { prose, mentions } = cooklangStep(text);
    if (kind === "note" || section.isNotes) {
      content.tips.push(prose);
      continue;
    }
    const lines = mentions.filter((mention) => isNew(mention, named));
    addIngredients(
      content,
      section,
      lines.map((mention) => lineOf(mention, optional)),
    );
    addStep(content, section, prose);
  }
  return {
    ingredients: content.ingredients.map(showEscaped),
    steps: content.steps.map(showEscaped),
    tips: content.tips.filter(Boolean).map(showEscaped),
  };
}

interface Content {
  ingredients: string[];
  steps: string[];
  tips: string[];
}

/** Its name is written once above its ingredients and once in front of its first step. */
interface Section {
  isNotes: boolean;
  nameOfStep: string;
  nameOfList: string;
}

function sectionOf(text: string): Section {
  const part = parseHeading(text)?.part ?? "other";
  const name = part === "ingredients" || part === "steps" ? "" : text;
  return { isNotes: part === "tips" || part === "unread", nameOfStep: name, nameOfList: name };
}

function addIngredients({ ingredients }: Content, section: Section, lines: string[]): void {
  if (lines.length === 0) return;
  if (section.nameOfList) ingredients.push(headingLine(section.nameOfList));
  section.nameOfList = "";
  for (const line of lines) ingredients.push(line);
}

function addStep({ steps }: Content, section: Section, prose: string): void {
  if (!prose) return;
  steps.push(section.nameOfStep ? `${section.nameOfStep}: ${prose}` : prose);
  section.nameOfStep = "";
}

function isNew({ name, amount, isHidden }: Mention, named: Set<string>): boolean {
  if (isHidden || (amount === "" && named.has(name.toLowerCase()))) return false;
  named.add(name.toLowerCase());
  return true;
}

/** What measures stands in front ("a pinch", "6 bone-in"), what tells more ("juice of 1 lime") behind. */
function lineOf({ name, amount, note, isOptional }: Mention, optional: string): string {
  const { measure, told } = partsOf(amount);
  return [`${measure} ${name}`.trim(), told, note, isOptional ? optional : ""]
    .filter(Boolean)
    .join(", ");
}

function partsOf(amount: string): { measure: string; told: string } {
  const [measure = "", ...others] = amount.split(/ ?, /);
  const told = others.join(", ");
  const isWords = told ? !/\p{N}/u.test(measure) : /^\p{L}+ /u.test(measure);
  const isTold = /\p{N}/u.test(told) || (isWords && !MEASURING.test(measure));
  return isTold ? { measure: "", told: amount } : { measure, told };
}

const MEASURING =
  /^(?:an?|one|two|three|four|five|six|half|few|some|several|une?|deux|trois|quatre|cinq|demie?|quelques|plusieurs)\s/i;

/** One in the archive needs no network; an address without its site's name is on the recipe's page. */
function pictureOf(metadata: Metadata, place: FileContext, source: string): ParsedPicture | null {
  const named = factOf(metadata, "image", "images", "picture", "pictures", "photo");
  const name = named && place.find(folderOf(place.name) + named.replace(/^\.?\//, ""));
  if (name) return { kind: "entry", name };
  const beside = pictureBeside(place);
  if (beside) return beside;
  const address = webAddress(named, named.startsWith("/") ? webAddress(source, null) : null);
  return address ? { kind: "address", address } : null;
}
