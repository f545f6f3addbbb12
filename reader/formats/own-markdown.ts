import { formatHeading } from "#domain/recipe/headings";
import { foldedKey } from "#domain/text/text";
import { isMarkedHeading } from "../marked-heading";
import { findLabelKind } from "../pages/text/fact-labels";
import { type ParsedFacts, parseFacts } from "../pages/text/fact-lines";
import { parseHeading, type SectionKind } from "../pages/text/headings";
import { toFields } from "../pages/text/recipe-facts";
import { createBlankRecipe, type ParsedRecipe } from "../parsed-recipe";
import type { FileContext, ParsedFile } from "./parsed-file";
import { findWrittenPhotos, type WrittenPhoto } from "./written-photos";

/** Ends each recipe that Popote writes as Markdown. */
export const OWN_MARKDOWN = "<!-- Popote -->";

const END = new RegExp(`^${OWN_MARKDOWN}$`, "m");
const RULE = /^---$/m;
const HEADING = /^(#{1,6}) (.*)$/;
const ITEM = /^(?:-|\d{1,3}\.) (.*)$/;
/** Of files beside it: a cook's own line may be an image on the web. */
const PHOTO = /^ {0,5}!\[((?:[^\\[\]]|\\.)*)\]\((?!\w+:)([^()\s]{1,1000})\)$/;
const LABELLED = /^([^:\n]{1,40}?)\s*:\s*(.*)$/;

export function isOwnMarkdown(text: string): boolean {
  return END.test(text);
}

/** Reads what export writes to the letter; what somebody adds below is read as any text. */
export async function readOwnMarkdown(text: string, context: FileContext): Promise<ParsedFile> {
  const parts = text.replace(/\r\n?/g, "\n").split(END);
  const rest = parts.pop() ?? "";
  const added = await context.reader({ kind: "file", text: rest, address: null });
  const own = parts.map((part) => readRecipe(part.split(RULE).at(-1) ?? "", context));
  return { format: "TEXT", recipes: [...own, ...added.recipes] };
}

interface Draft {
  title: string;
  level: number;
  part: SectionKind;
  facts: ParsedFacts;
  photos: WrittenPhoto[];
  /** Raw texts; an item's further lines are indented. */
  lists: Record<"description" | "ingredients" | "steps" | "tips", string[]>;
}

function readRecipe(text: string, context: FileContext): ParsedRecipe {
  const draft: Draft = {
    ...{ title: "", level: 0, part: "description", facts: {}, photos: [] },
    lists: { description: [], ingredients: [], steps: [], tips: [] },
  };
  for (const line of text.split("\n")) addLine(line, draft);
  const { lists, title, facts } = draft;
  return {
    ...createBlankRecipe(title),
    ...toFields(facts),
    description: removeMarkup(lists.description.join("\n")),
    ingredients: lists.ingredients.map(removeMarkup),
    steps: lists.steps.map(removeMarkup),
    tips: lists.tips.map(removeMarkup),
    photos: findWrittenPhotos(draft.photos, context),
    isOwn: true,
  };
}

function addLine(line: string, draft: Draft): void {
  const [, marks = "", heading = ""] = HEADING.exec(line) ?? [];
  const [, item] = ITEM.exec(line) ?? [];
  const [, alt = "", file] = PHOTO.exec(line) ?? [];
  if (file !== undefined) {
    const steps = draft.lists.steps.filter((text) => !isMarkedHeading(text.trim()));
    draft.photos.push({ file, alt: removeMarkup(alt), step: steps.length - 1 });
  } else if (marks !== "") addHeading(heading, marks.length, draft);
  else if (draft.part === "description" && item !== undefined)
    Object.assign(draft.facts, parseFacts(removeMarkup(item)));
  else addText(line, item, draft);
}

function addHeading(heading: string, level: number, draft: Draft): void {
  const text = removeMarkup(heading);
  if (draft.level === 0) Object.assign(draft, { title: text, level });
  else if (level === draft.level + 1) draft.part = parseHeading(text)?.part ?? "tips";
  else listOpen(draft).push(formatHeading({ before: 0, text: heading }));
}

function addText(line: string, item: string | undefined, draft: Draft): void {
  const [, label = "", value = ""] = LABELLED.exec(line) ?? [];
  const list = listOpen(draft);
  if (item !== undefined) list.push(item);
  else if (draft.part === "description") list.push(line);
  else if (line === "" || line.startsWith(" ")) {
    if (list.length > 0) list.push(`${list.pop() ?? ""}\n${line.replace(/^ {1,5}/, "")}`);
  } else if (findLabelKind(foldedKey(label)) === "source") draft.facts.source = removeMarkup(value);
  else list.push(line);
}

function listOpen({ part, lists }: Draft): string[] {
  return part in lists ? lists[part as keyof typeof lists] : lists.tips;
}

/** A sign that its cook kept literal by a backslash. In a file it has neither. */
export function encodeKeptSign(sign: string): string {
  return `&#${sign.charCodeAt(0)};`;
}

const KEPT_SIGNS = new Map([..."*_[]-."].map((sign) => [encodeKeptSign(sign), `\\${sign}`]));
const MARKUP = / {2}\n(?!\n)|(?<!\n)\n(?!\n)|\\([!-/:-@[-`{-~])|&#(\d{1,5});/g;

/** Two spaces before a line break keep it; without them it only wraps the text. */
function removeMarkup(text: string): string {
  return text.replace(/^\n+|\n+$/g, "").replace(MARKUP, (whole, sign, code) => {
    if (code !== undefined) return KEPT_SIGNS.get(whole) ?? String.fromCharCode(Number(code));
    return sign ?? (whole.startsWith(" ") ? "\n" : " ");
  });
}
