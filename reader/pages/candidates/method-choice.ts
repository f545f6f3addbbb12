import { isMarkedHeading } from "../../marked-heading";
import { toLineKey } from "../outline/line-positions";
import { createMentionTest, getMentionShare } from "./mentions";

export function isBetterMethod(other: string[], known: string[], ingredients: string[]): boolean {
  if (other.length === 0) return false;
  const [uses, told] = [getMentionShare(ingredients, other), getMentionShare(ingredients, known)];
  if (isRepeated(other) || !isProse(other) || uses < MIN_USED) return false;
  if (known.length === 0 || isRepeated(known)) return true;
  if (isNamesOnly(known)) return sumLengths(known) < sumLengths(other) * MAX_NAMES;
  return told + MORE_USED <= uses && isExtendedBy(known, other);
}

const MIN_USED = 0.3;
const MORE_USED = 0.2;
const MIN_MORE = 0.4;
const MAX_NAMES = 0.4;
const MIN_WORDS = 4;
const MAX_WORDS = 8;

function isNamesOnly(steps: string[]): boolean {
  return steps.every((step) => !ENDED.test(step) && step.split(" ").length <= MAX_WORDS);
}

function isExtendedBy(known: string[], other: string[]): boolean {
  const keys = known.map((step) => toLineKey(step).slice(0, MAX_KEY));
  const all = other.map(toLineKey);
  const more = other.filter((_, at) => !keys.some((key) => all[at]?.startsWith(key)));
  const top = all.slice(0, known.length + MAX_ABOVE);
  const isThere = keys.every((key) => top.some((line) => line.startsWith(key)));
  const ended = more.filter((step) => ENDED.test(step));
  return isThere && sumLengths(ended) > sumLengths(other) * MIN_MORE;
}

const MAX_ABOVE = 2;
const MAX_KEY = 40;

function sumLengths(steps: string[]): number {
  return steps.reduce((sum, step) => sum + step.length, 0);
}

function isProse(steps: string[]): boolean {
  const own = steps.filter((step) => !isMarkedHeading(step));
  const sentences = own.filter((step) => step.split(" ", MIN_WORDS).length === MIN_WORDS);
  return sentences.length * 3 > own.length * 2;
}

export function isRepeated(steps: string[]): boolean {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?])\s+/)).map(toLineKey);
  const long = sentences.filter((key) => key.length > MIN_KEY);
  return long.length > 3 && new Set(long).size < long.length * 0.7;
}

const MIN_KEY = 20;

export function withoutPageTail(steps: string[], ingredients: string[]): string[] {
  const isOfIt = createMentionTest(ingredients);
  const isEnded = steps.filter((step) => ENDED.test(step)).length * 2 > steps.length;
  const most = isEnded ? 2 : 3;
  let odd = 0;
  for (const [at, step] of steps.entries()) {
    odd = isSentence(step) || isOfIt(step) ? 0 : odd + 1;
    if (odd === most) return steps.slice(0, at + 1 - odd);
  }
  const last = steps.findLastIndex((step) => !isMarkedHeading(step));
  return steps.slice(0, last + 1);
}

function isSentence(step: string): boolean {
  return ENDED.test(step) || (step.length > MAX_LABEL && !isMarkedHeading(step));
}

const ENDED = /[.!?…)]["»”]?$/;
const MAX_LABEL = 60;
