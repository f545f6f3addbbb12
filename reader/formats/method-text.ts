import { parseHeading, type SectionKind } from "../pages/text/headings";
import { splitSteps } from "../pages/text/split-steps";

/** Splits off notes, which extend to the next heading or step number; "Note:" covers one line. */
export function splitMethod(text: string): { steps: string[]; tips: string[] } {
  const method: string[] = [];
  const tips: string[][] = [];
  let under = method;
  let isOneLine = false;
  let next: number | undefined = 1;
  for (const line of text.split("\n")) {
    const part = labelledPart(line);
    const isFull = isOneLine && under.length > 0;
    if (part === "tips" || part === "unread") {
      under = [];
      tips.push(under);
      isOneLine = part === "tips" && !PLURAL.test(line);
    } else if (part || isFull || isMethodResumed(line, under, next)) {
      under = method;
      isOneLine = false;
    }
    if (part !== "tips") under.push(line);
    if (under === method && !part) next = nextNumber(line, next);
  }
  return {
    steps: splitSteps(method.join("\n")),
    tips: tips.map((lines) => lines.join("\n").trim()).filter(Boolean),
  };
}

function labelledPart(line: string): SectionKind | undefined {
  return LABEL.test(line) ? (parseHeading(line)?.part ?? "other") : undefined;
}

const LABEL = /^\S.{0,60}:$/;
const PLURAL = /s\s?:$/i;
const NUMBERED = /^(\d{1,2})[.)]\s/;

function isMethodResumed(line: string, under: string[], next: number | undefined): boolean {
  return Number(NUMBERED.exec(line)?.[1]) === next && !NUMBERED.test(under[0] ?? "");
}

function nextNumber(line: string, next: number | undefined): number | undefined {
  const number = NUMBERED.exec(line)?.[1];
  if (number) return Number(number) + 1;
  return next === 1 ? undefined : next;
}
