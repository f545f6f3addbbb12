import { readTimeUnits } from "#domain/time/time-units";
import { buildPattern } from "../../phrases";
import { getMentionShare } from "../candidates/mentions";
import { parseFacts } from "../text/fact-lines";
import { BOLD, parseHeading } from "../text/headings";
import { isIngredientLike } from "../text/line-heuristics";
import { isListItem } from "./boilerplate";

const MIN_MEASURED = 3;
const MAX_LABEL = 60;
const MAX_GAP = 2;
const MAX_STEP_GAP = 3;
/** Minimum share of the ingredients that a method mentions. */
const MIN_SAID = 0.3;
const MAX_ITEM = 150;
const MIN_SENTENCE = 25;

export function findListsByShape(lines: string[]): string {
  const full = lines.filter(Boolean);
  const list = longestList(full);
  if (!list) return "";
  const items = full.slice(list.from, list.to);
  const below = methodIn(full.slice(list.to), items);
  const { steps, said } = below.said < MIN_SAID ? methodIn(full.slice(0, list.from), items) : below;
  if (said < MIN_SAID) return "";
  const title = full.slice(0, list.from).findLastIndex((line) => line.startsWith("# "));
  const above = full
    .slice(Math.max(0, title), list.from)
    .filter((line, at) => at === 0 || !parseHeading(line));
  return [
    ...(title < 0 ? [] : above),
    "## Ingredients",
    ...items.map(asGroup),
    "## Instructions",
    ...steps.map(asGroup),
  ].join("\n");
}

function asGroup(line: string): string {
  return line.replace(/^#+/, "######");
}

interface Run {
  from: number;
  to: number;
  measured: number;
}

function longestList(lines: string[]): Run | undefined {
  let best: Run | undefined;
  for (let at = 0; at < lines.length; at++) {
    if (!isMeasured(lines[at])) continue;
    const run = runFrom(lines, at);
    if (run.measured >= MIN_MEASURED && run.measured > (best?.measured ?? 0)) best = run;
    at = run.to;
  }
  return best;
}

function runFrom(lines: string[], start: number): Run {
  let from = start;
  while (isListItem(lines[start]) && isItem(lines[from - 1])) from -= 1;
  const run = { from, to: start + 1, measured: 1 };
  let items = start + 1 - from;
  for (let at = start + 1, gap = 0; at < lines.length && gap <= MAX_GAP; at++) {
    const line = lines[at] as string;
    const hasMeasure = isMeasured(line);
    const isOne = hasMeasure || isItem(line);
    if (!isOne && (line.length > MAX_LABEL || ENDED.test(line) || isMainHeading(line))) break;
    gap = isOne ? 0 : gap + 1;
    if (!isOne) continue;
    items += 1;
    run.measured += Number(hasMeasure);
    run.to = at + 1;
  }
  return run.measured * 2 < items ? { ...run, measured: 0 } : withoutOthers(run, lines);
}

function withoutOthers(run: Run, lines: string[]): Run {
  const last = lines.slice(run.from, run.to).findLastIndex((line) => !isListItem(line));
  const group = last < 0 ? [] : lines.slice(run.from + last + 1, run.to);
  const others = group.filter(
    (line) => !isMeasured(line) && (LABELLED.test(line) || ENDED.test(line)),
  );
  return others.length * 2 > group.length ? { ...run, to: run.from + last } : run;
}

const LABELLED = /^- [^:]{1,60}: /;

function isItem(line: string | undefined): boolean {
  return isListItem(line) && !(ENDED.test(line ?? "") && (line ?? "").length > MAX_LABEL);
}

function isMeasured(line: string | undefined): boolean {
  const item = line?.replace(/^- /, "") ?? "";
  const isShort = item.length < MAX_ITEM && /^[\p{N}\p{L}]/u.test(item);
  return isShort && isIngredientLike(item) && !parseFacts(item) && !DURATION.test(item);
}

const UNITS = [...readTimeUnits(["time"])].flatMap(([word, { name }]) =>
  name === "hour" || name === "minute" ? [word] : [],
);
const DURATION = new RegExp(
  `^[\\d\\s.,–-]+(?:${UNITS.join("|")}|${buildPattern("hours of a list")})\\p{L}*\\.?$`,
  "iu",
);

/** "Ingredients for the sauce" names a group of the list above. */
function isMainHeading(line: string): boolean {
  const { part = "other", rest = "" } = parseHeading(line) ?? {};
  return part !== "other" && !(part === "ingredients" && rest !== "");
}

const ENDED = /[.!?…]$/;

function methodIn(lines: string[], items: string[]): { steps: string[]; said: number } {
  let [best, most]: [string[], number] = [[], 0];
  for (let at = 0; at < lines.length && at < MAX_READ; ) {
    const { steps, end } = sentencesFrom(lines, at);
    const said = getMentionShare(items, steps);
    if (said > most) [best, most] = [steps, said];
    at = end;
  }
  const bullets = best.filter(isListItem).length;
  const ended = best.filter((line) => ENDED.test(line)).length;
  const first = bullets * 2 > best.length ? best.findIndex(isListItem) : 0;
  const isEnded = ended * 4 > best.length * 3;
  const last = isEnded ? best.findLastIndex((line) => ENDED.test(line)) : best.length - 1;
  return { steps: best.slice(first, last + 1).map((step) => step.replace(/^- /, "")), said: most };
}

const MAX_READ = 1_000;

function sentencesFrom(lines: string[], start: number): { steps: string[]; end: number } {
  const first = lines.findIndex((line, at) => at >= start && isSentence(line));
  if (first < 0) return { steps: [], end: lines.length };
  const top = levelAbove(lines, first);
  let end = first;
  let last = first;
  for (; end < lines.length && end - last <= MAX_STEP_GAP; end++) {
    const line = lines[end] as string;
    if (isSentence(line)) last = end;
    else if (isMainHeading(line) || (getLevel(line) <= top && !COUNTED.test(line))) break;
  }
  const run = lines.slice(first, last + 1);
  return {
    steps: run.filter((line) => isSentence(line) || line.startsWith("#")),
    end: Math.max(end, last + 1),
  };
}

function levelAbove(lines: string[], first: number): number {
  let level = 0;
  for (let at = first - 1; lines[at]?.startsWith("#"); at--) {
    level = Math.min(level || BOLD, getLevel(lines[at] as string));
  }
  return level;
}

function getLevel(line: string): number {
  return /^#+(?= )/.exec(line)?.[0].length ?? BOLD;
}

const COUNTED = /^#+ (?:\p{L}+ )?\d/u;

function isSentence(line: string): boolean {
  return (
    line.length >= MIN_SENTENCE &&
    !line.startsWith("#") &&
    (ENDED.test(line) || line.length > MAX_LABEL)
  );
}
