import type { Language } from "#domain/languages";
import { foldedKey } from "#domain/text";
import { plainText } from "../html/html-to-text";
import { isAppeal } from "../outline/boilerplate";
import { MAX_DEPTH, MAX_LINES } from "../reading-limits";
import { withoutEcho } from "../text/duplicate-blocks";
import { headingOf } from "../text/headings";
import { wholeSteps } from "../text/rejoin-steps";
import { splitSteps, uncounted, underHeadings } from "../text/split-steps";
import { withColons } from "./headings-in-html";
import {
  isNode,
  lineIn,
  type Node,
  type Pointed,
  resolved,
  said,
  textIn,
  typesOf,
} from "./node-values";

interface Gathered {
  steps: string[];
  tips: string[];
}

/** What is known of the recipe that steps are of. */
interface About {
  title: string;
  language: Language | null;
}

/**
 * The steps of a recipe, and the tips among them, from any shape that sites give them: one text,
 * a list of texts, HowToStep, HowToSection (its name in front of its first step) and mixes.
 */
export function stepsIn(value: unknown, about: About, pointed: Pointed): Gathered {
  const { steps, tips } = gathered(value, about, pointed, 0);
  const [first = "", ...more] = steps.map(plain);
  const only = withoutHeading(first);
  const apart =
    more.length === 0
      ? splitSteps(only)
      : underHeadings(wholeSteps([only, ...more].map(onOneLine)));
  const own = apart.filter((step) => step !== "" && !isAppeal(step));
  return {
    steps: withoutEcho(own).slice(0, MAX_LINES),
    tips: tips.map(onOneLine).filter(Boolean).slice(0, MAX_LINES),
  };
}

function gathered(value: unknown, about: About, pointed: Pointed, depth: number): Gathered {
  if (depth > MAX_DEPTH) return { steps: [], tips: [] };
  if (typeof value === "string") {
    const html = withColons(value, colonOf(about));
    return { steps: splitSteps(plain(plainText(html))), tips: [] };
  }
  if (isNode(value)) return gatheredNode(value, about, pointed, depth);
  const all: Gathered = { steps: [], tips: [] };
  if (!Array.isArray(value)) return all;
  for (const each of value) {
    const { steps, tips } = gathered(resolved(each, pointed), about, pointed, depth + 1);
    all.steps.push(...steps);
    all.tips.push(...tips);
    if (all.steps.length >= MAX_LINES) break;
  }
  return all;
}

function gatheredNode(node: Node, about: About, pointed: Pointed, depth: number): Gathered {
  const types = typesOf(node);
  const inner = said(node, "itemListElement", "item", "steps", "recipeInstructions", "step");
  const parts = typeof inner === "object" || !said(node, "text") ? inner : undefined;
  if (parts === undefined) return gatheredText(node, types.includes("howtotip"), about);
  const { steps, tips } = gathered(parts, about, pointed, depth + 1);
  const isOneStep = types.includes("howtostep");
  const name = telling(uncounted(lineIn(said(node, "name", "title"))), steps[0] ?? "", about.title);
  const together = isOneStep && steps.length > 0 ? [steps.map(onOneLine).join(" ")] : steps;
  const [first, ...others] = together;
  const named = first === undefined ? [name] : [headed(name, first, about), ...others];
  return { steps: named.filter(Boolean), tips };
}

function gatheredText(node: Node, isTip: boolean, about: About): Gathered {
  const text = textIn(said(node, "text", "description", "@value", "articleBody"));
  const heading = lineIn(said(node, "name", "title", "headline", "summary"));
  const whole = text
    ? headed(telling(uncounted(heading), text, about.title), text, about)
    : heading;
  return isTip ? { steps: [], tips: [whole] } : { steps: [whole], tips: [] };
}

function headed(name: string, text: string, about: About): string {
  return name ? `${name.replace(/\s*[:.]$/, "")}${colonOf(about)} ${text}` : text;
}

function colonOf({ language }: About): string {
  return language === "fr" ? "\u00a0:" : ":";
}

/** Names that say nothing: "Step 1", "Instructions", "Étape 2". */
const EMPTY_NAME =
  /^(?:(?:step|etape|part|partie) ?\d*|\d+|(?:the )?(?:instructions?|directions?|method|methode|preparation|steps|etapes|procedure|recipe|recette|how to make(?: it)?|main|default|untitled|null|undefined))[:. ]*$/;

/** A name, unless it only repeats the text, its beginning or the title, or says nothing. */
function telling(name: string, text: string, title: string): string {
  const [key, textKey] = [name, text].map((each) => foldedKey(each.slice(0, 500)));
  if (!key || EMPTY_NAME.test(key) || key === foldedKey(title)) return "";
  const beginning = key.replace(/[\s.…:!]+$/, "");
  return textKey?.startsWith(beginning) ? "" : name;
}

/** Some sites write their data in Markdown. */
function plain(text: string): string {
  return text.replace(/\*\*(?=\S)([^*\n]{1,300})(?<=\S)\*\*/g, "$1");
}

/** "Instructions: Heat the oven." */
function withoutHeading(text: string): string {
  const colon = text.slice(0, 40).indexOf(":");
  if (colon < 0 || !text.slice(colon + 1).trim()) return text;
  const heading = headingOf(text.slice(0, colon));
  return heading?.part === "steps" && !heading.rest ? text.slice(colon + 1).trim() : text;
}

function onOneLine(text: string): string {
  return text.replaceAll("\n", " ").trim();
}
