import type { Language } from "#domain/language/languages";
import { readHeading } from "#domain/recipe/headings";
import { foldedKey } from "#domain/text/text";
import { isMarkedHeading, markHeading } from "../../marked-heading";
import { settleMarks } from "../../photo-marks";
import { buildFoldedPattern } from "../../phrases";
import { htmlToText } from "../html/html-to-text";
import { isCallToAction } from "../outline/boilerplate";
import { MAX_DEPTH, MAX_LINES } from "../reading-limits";
import { withoutDuplicateBlock } from "../text/duplicate-blocks";
import { parseHeading } from "../text/headings";
import { rejoinSteps } from "../text/rejoin-steps";
import { attachHeadings, splitSteps, withoutStepNumber } from "../text/split-steps";
import { isPageWords, withoutAdvert } from "../text/tidy-lines";
import { withHeadingColons } from "./headings-in-html";
import {
  isNode,
  listSchemaTypes,
  type Node,
  type NodeResolver,
  nodeLine,
  nodeText,
  readProperty,
  resolveNode,
} from "./node-values";

interface StepsAndTips {
  steps: string[];
  tips: string[];
}

interface RecipeContext {
  title: string;
  language: Language | null;
  /** Writes marks for the photos of a step. */
  markPhotos(step: Node): string;
}

export function readSchemaSteps(
  value: unknown,
  about: RecipeContext,
  resolveId: NodeResolver,
): StepsAndTips {
  const { steps, tips } = collectSteps(value, about, resolveId, 0);
  const [first = "", ...more] = steps.map(withoutBold);
  const only = withoutHeading(first);
  const apart =
    more.length === 0
      ? splitSteps(only)
      : attachHeadings(rejoinSteps([only, ...more].map(joinLines)));
  const own = withoutEmptyHeadings(apart).filter((step) => step !== "" && !isCallToAction(step));
  return {
    steps: withoutDuplicateBlock(own).slice(0, MAX_LINES),
    tips: tips.map(joinLines).filter(Boolean).slice(0, MAX_LINES),
  };
}

function collectSteps(
  value: unknown,
  about: RecipeContext,
  resolveId: NodeResolver,
  depth: number,
): StepsAndTips {
  if (depth > MAX_DEPTH) return { steps: [], tips: [] };
  if (typeof value === "string") {
    const html = withHeadingColons(value, getColon(about));
    return { steps: splitSteps(withoutBold(htmlToText(html))), tips: [] };
  }
  if (isNode(value)) return collectFromNode(value, about, resolveId, depth);
  const all: StepsAndTips = { steps: [], tips: [] };
  if (!Array.isArray(value)) return all;
  for (const each of value) {
    const { steps, tips } = collectSteps(resolveNode(each, resolveId), about, resolveId, depth + 1);
    all.steps.push(...steps);
    all.tips.push(...tips);
    if (all.steps.length >= MAX_LINES) break;
  }
  return all;
}

function collectFromNode(
  node: Node,
  about: RecipeContext,
  resolveId: NodeResolver,
  depth: number,
): StepsAndTips {
  const types = listSchemaTypes(node);
  const inner = readProperty(
    node,
    "itemListElement",
    "item",
    "steps",
    "recipeInstructions",
    "step",
  );
  const parts = typeof inner === "object" || !readProperty(node, "text") ? inner : undefined;
  if (parts === undefined) return collectFromText(node, types.includes("howtotip"), about);
  const { steps, tips } = collectSteps(parts, about, resolveId, depth + 1);
  const title = withoutStepNumber(nodeLine(readProperty(node, "name", "title")));
  const name = pickStepName(title, steps[0] ?? "", about.title);
  if (steps.length === 0) return { steps: [name].filter(Boolean), tips };
  if (types.includes("howtostep")) {
    const text = prefixName(name, steps.map(joinLines).join(" "), about);
    return { steps: [settleMarks(text + about.markPhotos(node))], tips };
  }
  const isRepeated = foldedKey(title.slice(0, MAX_NAME)) === foldedKey(about.title);
  const heading = isRepeated ? "" : markHeading(withoutBold(title));
  return { steps: [heading, ...steps].filter(Boolean), tips };
}

function collectFromText(node: Node, isTip: boolean, about: RecipeContext): StepsAndTips {
  const text = nodeText(readProperty(node, "text", "description", "@value", "articleBody"));
  const heading = nodeLine(readProperty(node, "name", "title", "headline", "summary"));
  const whole = text
    ? prefixName(pickStepName(withoutStepNumber(heading), text, about.title), text, about)
    : heading;
  if (isTip) return { steps: [], tips: [whole] };
  return { steps: [settleMarks(whole + about.markPhotos(node))], tips: [] };
}

function prefixName(name: string, text: string, about: RecipeContext): string {
  return name ? `${name.replace(/\s*[:.]$/, "")}${getColon(about)} ${text}` : text;
}

function getColon({ language }: RecipeContext): string {
  return (language && COLONS[language]) ?? ":";
}

function withoutEmptyHeadings(steps: string[]): string[] {
  const isOnly = steps.filter(isMarkedHeading).length === 1 && isMarkedHeading(steps[0] ?? "");
  return steps.filter((step) => {
    const key = foldedKey((readHeading(step) ?? "").slice(0, MAX_NAME));
    return key === "" || !(NUMBER_ONLY.test(key) || (isOnly && EMPTY_NAME.test(key)));
  });
}

const COLONS: Partial<Record<Language, string>> = { fr: "\u00a0:" };
const MAX_NAME = 500;
const UNNAMED = buildFoldedPattern("step label", "count label", "unnamed");
const NUMBER_ONLY = new RegExp(`^(?:${UNNAMED} ?\\d*|\\d+)[:. ]*$`);
/** Matches "apple-pie_c step 2". */
const COUNTED = new RegExp(`(?<=\\s)${buildFoldedPattern("step label")} \\d{1,2}$`);
const EMPTY_NAME = new RegExp(
  `^(?:${UNNAMED} ?\\d*|\\d+|${buildFoldedPattern("empty name")})[:. ]*$`,
);

function pickStepName(name: string, text: string, title: string): string {
  const [key, textKey] = [name, text].map((each) => foldedKey(each.slice(0, MAX_NAME)));
  if (!key || EMPTY_NAME.test(key) || COUNTED.test(key) || key === foldedKey(title)) return "";
  const beginning = key.replace(/[\s.…:!]+$/, "");
  return textKey?.startsWith(beginning) ? "" : name;
}

function withoutBold(text: string): string {
  return text
    .replace(/\*\*(?=\S)([^*\n]{1,300})(?<=\S)\*\*/g, "$1")
    .replace(/(?<=\S)\s*\*\*(?=\s*:?\s*$)|^\s*\*\*\s*(?=\S)/gm, "");
}

function withoutHeading(text: string): string {
  const colon = text.slice(0, 40).indexOf(":");
  if (colon < 0 || !text.slice(colon + 1).trim()) return text;
  const heading = parseHeading(text.slice(0, colon));
  return heading?.part === "steps" && !heading.rest ? text.slice(colon + 1).trim() : text;
}

const LIST_ITEM = /^[-*•·▪●◦‣–] ?(?=\S)/;
const MIN_ITEMS = 2;

function joinLines(text: string): string {
  const lines = text.split("\n").map((line) => withoutAdvert(line.trim()));
  const own = lines.filter((line) => line !== "" && !isPageWords(line));
  const isList = own.filter((line) => LIST_ITEM.test(line)).length >= MIN_ITEMS;
  return own.join(isList ? "\n" : " ").trim();
}
