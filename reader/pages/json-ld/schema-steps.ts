import type { Language } from "#domain/language/languages";
import { headingIn } from "#domain/recipe/headings";
import { foldedKey } from "#domain/text/text";
import { isMarkedHeading, markedHeading } from "../../marked-heading";
import { htmlToText } from "../html/html-to-text";
import { isCallToAction } from "../outline/boilerplate";
import { MAX_DEPTH, MAX_LINES } from "../reading-limits";
import { withoutDuplicateBlock } from "../text/duplicate-blocks";
import { parseHeading } from "../text/headings";
import { rejoinSteps } from "../text/rejoin-steps";
import { splitSteps, underHeadings, withoutStepNumber } from "../text/split-steps";
import { isPageWords, withoutAdvert } from "../text/tidy-lines";
import { foldedFormOf } from "../words/phrases";
import { withHeadingColons } from "./headings-in-html";
import {
  isNode,
  type Node,
  type NodeResolver,
  nodeLine,
  nodeText,
  propertyOf,
  resolveNode,
  schemaTypes,
} from "./node-values";

interface Gathered {
  steps: string[];
  tips: string[];
}

interface RecipeContext {
  title: string;
  language: Language | null;
}

/** Takes text, lists of text, HowToStep, HowToSection (its name heads its steps) and mixes of them. */
export function schemaSteps(value: unknown, about: RecipeContext, pointed: NodeResolver): Gathered {
  const { steps, tips } = gathered(value, about, pointed, 0);
  const [first = "", ...more] = steps.map(withoutBold);
  const only = withoutHeading(first);
  const apart =
    more.length === 0
      ? splitSteps(only)
      : underHeadings(rejoinSteps([only, ...more].map(onOneLine)));
  const own = withTellingHeadings(apart).filter((step) => step !== "" && !isCallToAction(step));
  return {
    steps: withoutDuplicateBlock(own).slice(0, MAX_LINES),
    tips: tips.map(onOneLine).filter(Boolean).slice(0, MAX_LINES),
  };
}

function gathered(
  value: unknown,
  about: RecipeContext,
  pointed: NodeResolver,
  depth: number,
): Gathered {
  if (depth > MAX_DEPTH) return { steps: [], tips: [] };
  if (typeof value === "string") {
    const html = withHeadingColons(value, colonOf(about));
    return { steps: splitSteps(withoutBold(htmlToText(html))), tips: [] };
  }
  if (isNode(value)) return gatheredNode(value, about, pointed, depth);
  const all: Gathered = { steps: [], tips: [] };
  if (!Array.isArray(value)) return all;
  for (const each of value) {
    const { steps, tips } = gathered(resolveNode(each, pointed), about, pointed, depth + 1);
    all.steps.push(...steps);
    all.tips.push(...tips);
    if (all.steps.length >= MAX_LINES) break;
  }
  return all;
}

function gatheredNode(
  node: Node,
  about: RecipeContext,
  pointed: NodeResolver,
  depth: number,
): Gathered {
  const types = schemaTypes(node);
  const inner = propertyOf(node, "itemListElement", "item", "steps", "recipeInstructions", "step");
  const parts = typeof inner === "object" || !propertyOf(node, "text") ? inner : undefined;
  if (parts === undefined) return gatheredText(node, types.includes("howtotip"), about);
  const { steps, tips } = gathered(parts, about, pointed, depth + 1);
  const title = withoutStepNumber(nodeLine(propertyOf(node, "name", "title")));
  const name = tellingName(title, steps[0] ?? "", about.title);
  if (steps.length === 0) return { steps: [name].filter(Boolean), tips };
  if (types.includes("howtostep")) {
    return { steps: [headed(name, steps.map(onOneLine).join(" "), about)], tips };
  }
  const isRepeated = foldedKey(title.slice(0, MAX_NAME)) === foldedKey(about.title);
  const heading = isRepeated ? "" : markedHeading(withoutBold(title));
  return { steps: [heading, ...steps].filter(Boolean), tips };
}

function gatheredText(node: Node, isTip: boolean, about: RecipeContext): Gathered {
  const text = nodeText(propertyOf(node, "text", "description", "@value", "articleBody"));
  const heading = nodeLine(propertyOf(node, "name", "title", "headline", "summary"));
  const whole = text
    ? headed(tellingName(withoutStepNumber(heading), text, about.title), text, about)
    : heading;
  return isTip ? { steps: [], tips: [whole] } : { steps: [whole], tips: [] };
}

function headed(name: string, text: string, about: RecipeContext): string {
  return name ? `${name.replace(/\s*[:.]$/, "")}${colonOf(about)} ${text}` : text;
}

function colonOf({ language }: RecipeContext): string {
  return language === "fr" ? "\u00a0:" : ":";
}

/** A heading that says nothing goes: a number, or "Method" above all steps. */
function withTellingHeadings(steps: string[]): string[] {
  const isOnly = steps.filter(isMarkedHeading).length === 1 && isMarkedHeading(steps[0] ?? "");
  return steps.filter((step) => {
    const key = foldedKey((headingIn(step) ?? "").slice(0, MAX_NAME));
    return key === "" || !(NUMBER_ONLY.test(key) || (isOnly && EMPTY_NAME.test(key)));
  });
}

const MAX_NAME = 500;
const UNNAMED = foldedFormOf("step", "count", "unnamed");
const NUMBER_ONLY = new RegExp(`^(?:${UNNAMED} ?\\d*|\\d+)[:. ]*$`);
/** "apple-pie_c step 2". */
const COUNTED = new RegExp(`(?<=\\s)${foldedFormOf("step")} \\d{1,2}$`);
const EMPTY_NAME = new RegExp(`^(?:${UNNAMED} ?\\d*|\\d+|${foldedFormOf("emptyName")})[:. ]*$`);

function tellingName(name: string, text: string, title: string): string {
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

/** "Instructions: Heat the oven." */
function withoutHeading(text: string): string {
  const colon = text.slice(0, 40).indexOf(":");
  if (colon < 0 || !text.slice(colon + 1).trim()) return text;
  const heading = parseHeading(text.slice(0, colon));
  return heading?.part === "steps" && !heading.rest ? text.slice(colon + 1).trim() : text;
}

const LIST_ITEM = /^[-*•·▪●◦‣–] ?(?=\S)/;
const MIN_ITEMS = 2;

/** What is listed within a step stays on lines of its own: "Make the rice:", "- Rinse it", "- Boil it". */
function onOneLine(text: string): string {
  const lines = text.split("\n").map((line) => withoutAdvert(line.trim()));
  const own = lines.filter((line) => line !== "" && !isPageWords(line));
  const isList = own.filter((line) => LIST_ITEM.test(line)).length >= MIN_ITEMS;
  return own.join(isList ? "\n" : " ").trim();
}
