import { headingOf } from "../pages/headings";
import { splitSteps } from "../pages/split-steps";

/**
 * The steps of a text without Markdown, and as a tip each what stands under a heading of notes, up to
 * the next heading. What is under one that recipes have no part for ("Nutrition:") keeps its heading.
 */
export function methodText(text: string): { steps: string[]; tips: string[] } {
  const method: string[] = [];
  const tips: string[][] = [];
  let under: string[] = method;
  for (const line of text.split("\n")) {
    const part = LABEL.test(line) ? (headingOf(line)?.part ?? "other") : undefined;
    const isBeside = part === "tips" || part === "unread";
    if (isBeside) tips.push([]);
    if (part) under = (isBeside && tips.at(-1)) || method;
    if (part !== "tips") under.push(line);
  }
  return {
    steps: splitSteps(method.join("\n")),
    tips: tips.map((lines) => lines.join("\n").trim()).filter(Boolean),
  };
}

const LABEL = /^\S.{0,60}:$/;
