import { markHeading } from "../../marked-heading";
import { buildPattern } from "../../phrases";
import { isListItem, withoutBoilerplate } from "../outline/boilerplate";
import { type Aside, findAside, isOver } from "./asides";
import { type ParsedFacts, parseFacts } from "./fact-lines";
import { isGroupName } from "./group-names";
import { BOLD, type Heading, parseHeading, type SectionKind } from "./headings";
import { joinAmounts } from "./measures";
import { readSourceLine } from "./source-lines";

export interface TextSections {
  title: string;
  facts: ParsedFacts;
  lines: Record<Exclude<SectionKind, "title" | "unread" | "other">, string[]>;
  headed: Map<SectionKind, number>;
}

/** An unknown heading starts a tip; with `isPage` the text below it is dropped. */
export function splitSections(written: string[], isPage: boolean): TextSections {
  const lines = [...written.slice(0, MAX_TOP).flatMap(splitRow), ...written.slice(MAX_TOP)];
  const parts: TextSections = {
    title: "",
    facts: {},
    lines: { description: [], ingredients: [], steps: [], tips: [], tools: [] },
    headed: new Map(),
  };
  let part: SectionKind = "description";
  let aside: Aside | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    const read = factsAt(lines, at, part, parts);
    if (aside && isOver(aside, lines, at)) [part, aside] = [aside.within, undefined];
    const heading = read ? undefined : headingAt(lines, at, part, parts, isPage);
    aside ??= isPage ? undefined : findAside(heading, part, lines, at);
    if (read) {
      addFacts(read.facts, parts);
      at = read.end;
    } else if (heading) part = beginSection(heading, part, parts, isPage);
    else addLine(line, part, parts);
  }
  return isPage ? cleanPageSections(parts) : parts;
}

function headingAt(
  lines: string[],
  at: number,
  part: SectionKind,
  parts: TextSections,
  isPage: boolean,
): Heading | undefined {
  const heading = headingUnder(part, lines[at] as string);
  if (!heading || isPage || !isGroupName(heading, part, parts.headed, lines, at)) return heading;
  return { ...heading, part: "other" };
}

function factsAt(
  lines: string[],
  at: number,
  part: SectionKind,
  parts: TextSections,
): { facts: ParsedFacts; end: number } | undefined {
  const line = lines[at] as string;
  const isTop = part === "description" || isAboveAll(part, parts);
  const facts = parseFacts(line);
  if (facts && (isTop || isSourceOnly(facts, line))) return { facts, end: at };
  const next = isTop ? findValueBelow(lines, at) : "";
  const both = next ? parseFacts(`${line.replace(/:$/, "")}: ${next}`) : undefined;
  return both && { facts: both, end: lines.indexOf(next, at + 1) };
}

function isSourceOnly(facts: ParsedFacts, line: string): boolean {
  const [name, more] = Object.keys(facts);
  return name === "source" && !more && (line.includes(":") || readSourceLine(line) !== undefined);
}

function addFacts(facts: ParsedFacts, parts: TextSections): void {
  const { source } = facts;
  const known = parts.facts.source;
  const isOther = source !== undefined && known !== undefined && /^https?:/.test(known);
  if (isOther && source !== known) parts.lines.tips.push("", source);
  Object.assign(parts.facts, facts, isOther ? { source: known } : {});
}

function addLine(line: string, part: SectionKind, parts: TextSections): void {
  if (part === "description" && !parts.title && line) {
    parts.title = line.replace(TITLE_LABEL, "");
  } else if (part !== "unread" && part !== "title" && part !== "other") {
    parts.lines[part].push(line);
  }
}

function cleanPageSections(parts: TextSections): TextSections {
  const advice: string[] = [];
  parts.lines.ingredients = joinAmounts(parts.lines.ingredients);
  for (const part of LISTED) {
    const { list, tail } = withoutBoilerplate(parts.lines[part]);
    parts.lines[part] = list;
    if (part !== "tips") advice.push(...tail);
  }
  if (advice.length > 0) parts.lines.tips.push("", ...advice);
  parts.lines.ingredients = withGroups(parts.lines.ingredients);
  return parts;
}

const LISTED = ["ingredients", "steps", "tips"] as const;

/** A line between two lists of ingredients names the second. */
function withGroups(lines: string[]): string[] {
  const full = lines.filter(Boolean);
  return full.flatMap((line, at) => {
    const isName = !isListItem(line) && isListItem(full[at - 1]) && isListItem(full[at + 1]);
    return isName ? ["", `${line.replace(/\s*:$/, "")}:`] : [line];
  });
}

/** Facts ("2 - 4 portions") sometimes follow the heading of the ingredients. */
function isAboveAll(part: SectionKind, { lines }: TextSections): boolean {
  return part === "ingredients" && !lines.ingredients.some(Boolean);
}

const TITLE_LABEL = new RegExp(
  `^(?:${buildPattern("title label")}\\s*:|${buildPattern("subject label")}\\s*:(?:\\s*${buildPattern("reply")}\\s*:)*)\\s*`,
  "i",
);
const MAX_FIGURE = 40;
const MAX_ROW = 300;
const MAX_TOP = 50;

function splitRow(line: string): string[] {
  if (line.length > MAX_ROW || !line.includes("|") || parseFacts(line)) return [line];
  const cells = line.split("|").map((cell) => cell.trim());
  return cells.some((cell) => parseFacts(cell)) ? cells.filter(Boolean) : [line];
}

function findValueBelow(lines: string[], at: number): string {
  const label = lines[at] as string;
  const next = lines[at + 1] || lines[at + 2] || "";
  const isFigure = label.endsWith(":") ? /\d/.test(next) : /^\d/.test(next);
  const isPair = /^[^\d:]{2,40}:?$/.test(label) && next.length <= MAX_FIGURE && isFigure;
  return isPair ? next : "";
}

function beginSection(
  heading: Heading,
  before: SectionKind,
  parts: TextSections,
  isPage: boolean,
): SectionKind {
  const { part, name, rest, level } = heading;
  if (part === "title" || (part === "other" && !parts.title && parts.headed.size === 0)) {
    return beginTitle(name, before, parts);
  }
  const isDeeper = level > 0 && level < BOLD && level > (parts.headed.get(part) ?? BOLD);
  if (part === "other" || (part === before && isDeeper && !rest)) {
    return beginUnknown(heading, before, parts, isPage);
  }
  parts.headed.set(part, level);
  if (part === "unread") return part;
  parts.lines[part].push("");
  const facts = rest ? factsBeside(name, rest) : undefined;
  if (facts) addFacts(facts, parts);
  else if (rest) parts.lines[part].push(formatHeadingRest(part, name, rest));
  return part;
}

function beginUnknown(
  { name, level }: Heading,
  before: SectionKind,
  parts: TextSections,
  isPage: boolean,
): SectionKind {
  if (isPage && level === BOLD && before === "description") return before;
  const isWithin = before === "ingredients" || before === "steps";
  const isGroup = isWithin && level > (parts.headed.get(before) ?? 0) % BOLD;
  if (before === "unread") return before;
  if (!isGroup && isPage) return "unread";
  const part = isGroup ? before : "tips";
  parts.lines[part].push("", part === "steps" ? markHeading(name) : `${name}:`);
  return part;
}

function factsBeside(name: string, rest: string): ParsedFacts | undefined {
  const label = name.replace(/\s*[(:].*$/, "");
  return (
    parseFacts(rest) ?? parseFacts(`${label}: ${rest}`) ?? parseFacts(rest.replace(/^\S+\s/, ""))
  );
}

/** "The recipe" below the ingredients heads the method; above them it would be the title. */
function headingUnder(part: SectionKind, line: string): Heading | undefined {
  const isHowTo = part === "ingredients" && HOW_TO.test(line) && !/[.!?,]$/.test(line);
  if (isHowTo && !parseHeading(line)) {
    const level = /^#*/.exec(line)?.[0].length ?? 0;
    return { part: "steps", name: line.replace(/^#+ /, ""), rest: "", level };
  }
  const heading = part === "ingredients" ? (RECIPE.exec(line)?.[1] ?? "") : undefined;
  return heading === undefined || !RECIPE.test(line)
    ? parseHeading(line)
    : { part: "steps", name: line.replace(/^#+ /, ""), rest: "", level: heading.length };
}

const HOW_TO = new RegExp(
  `^(?:#{1,6} |\\*\\*)?${buildPattern("make it")}(?!\\p{L})[^.!?:]{0,60}[?:*]*$`,
  "iu",
);

const RECIPE = /^(#{0,6}) ?(?:la |the )?rec(?:ette|ipe) ?:?$/i;

function formatHeadingRest(part: SectionKind, name: string, rest: string): string {
  if (part === "ingredients") return /^(?:for|pour) /i.test(rest) ? `${rest}:` : rest;
  return part === "steps" && name.endsWith(rest) && !name.includes(":") ? markHeading(name) : rest;
}

function beginTitle(name: string, before: SectionKind, parts: TextSections): SectionKind {
  if (!parts.title) {
    parts.title = name.replace(TITLE_LABEL, "");
    return "description";
  }
  if (before !== "unread" && before !== "title" && before !== "other") {
    parts.lines[before].push("", `${name}:`);
  }
  return before;
}
