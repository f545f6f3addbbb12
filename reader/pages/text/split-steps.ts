import { isMarkedHeading, markHeading } from "../../marked-heading";
import { buildPattern } from "../../phrases";
import { parseHeading } from "./headings";
import { withoutBullet } from "./ingredient-lines";

const STEP = buildPattern("step label");
/** Matches "1.", "2)", "3 -", "Step 4:", "Étape 5 :", but not "2 - 3 days ahead". */
const NUMBER = new RegExp(
  `^(?:${STEP}\\s*\\d{1,2}\\s*[:.)–-]?|\\d{1,2}\\s*[.)](?!\\d)` +
    "|\\d{1,2}\\s*(?:[-–](?=\\s+[^\\s\\d])|:(?=\\s)))\\s*",
  "i",
);
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Lu})/u;
const COUNT = new RegExp(`^${buildPattern("step label", "count label")}\\s*:?$`, "i");
const SAYS = /[\p{L}\p{N}]/u;
const MAX_HEADING = 60;

export function splitSteps(text: string): string[] {
  const lines = text.includes("\n") ? text.split("\n") : numberedParts(text).flatMap(splitGlued);
  const counted = withNames(lines.flatMap((line) => line.split(COUNTED)));
  return attachHeadings(
    withoutNumbers(counted).filter((line) => SAYS.test(line) && !isEmptyHeading(line)),
  );
}

/** "For the sauce:" becomes a heading; an instruction ("In a bowl, mix:") joins the next line. */
export function attachHeadings(lines: string[]): string[] {
  const steps: string[] = [];
  let heading = "";
  for (const line of lines) {
    if (/:$/.test(line) && line.length <= MAX_HEADING && !/[.!?]/.test(line)) {
      if (heading) steps.push(markIfTitle(heading));
      heading = line;
    } else if (heading && !isMarkedHeading(line) && markIfTitle(heading) === heading) {
      steps.push(`${heading.replace(/\s+:$/, "\u00a0:")} ${line}`);
      heading = "";
    } else {
      steps.push(...(heading ? [markIfTitle(heading)] : []), line);
      heading = "";
    }
  }
  return heading ? [...steps, heading] : steps;
}

function markIfTitle(line: string): string {
  return /^\p{Ll}|[,;]/u.test(line) ? line : markHeading(line);
}

function isEmptyHeading(line: string): boolean {
  if (COUNT.test(line)) return true;
  const { part, rest, level } = line.length > MAX_HEADING ? {} : (parseHeading(line) ?? {});
  return level === 0 && rest === "" && (part === "steps" || part === "tips");
}

export function withoutStepNumber(line: string): string {
  return line.replace(NUMBER, "").trim();
}

const COUNTED = new RegExp(`(?<=[.!?…)])\\s+(?=${STEP}\\s\\d{1,2}\\s?[:.–-])`, "i");
const NAMED = new RegExp(
  `^${STEP}\\s?\\d{1,2}(?:(\\s)(?=:)|\\s)?[:.–-]\\s?(\\S.{0,58}[^\\s.!?:;…])$`,
  "i",
);
const WORDED = new RegExp(`^${STEP}\\s*\\d`, "i");

/** "Step 1: The dough" is a heading if every such line has lines below it. */
function withNames(lines: string[]): string[] {
  const full = lines.map((line) => line.trim()).filter(Boolean);
  const isWorded = full.map((line) => WORDED.test(line));
  if (isWorded.some((is, at) => is && isWorded[at + 1])) return full;
  return full.map((line, at) => {
    const [, space = "", name] = (at + 1 < full.length && NAMED.exec(line)) || [];
    return name ? `${name}${space}:` : line;
  });
}

const MIN_GLUED = 200;

function splitGlued(text: string): string[] {
  if (text.length < MIN_GLUED) return [text];
  return text.split(/(?<=[\p{Ll}\d)][.!?])(?=\p{Lu}\p{Ll}+ )/u);
}

function numberedParts(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/(?:^|\s)(\d{1,2})[.)]\s*(?=\D)/g)) {
    if (Number(found[1]) !== parts.length + 1) continue;
    if (parts.length === 0 && found.index > 0) return [text];
    if (parts.length > 0) parts[parts.length - 1] = text.slice(from, found.index);
    from = found.index + found[0].length;
    parts.push("");
  }
  if (parts.length < 2) return [text];
  parts[parts.length - 1] = text.slice(from);
  return parts;
}

/** Numbers without punctuation must run through all lines. Lists that start late keep theirs. */
function withoutNumbers(lines: string[]): string[] {
  const bare = lines.map((line) => withoutBullet(line));
  const first = Number(/^\d{1,2}(?=\s*[.)](?!\d))/.exec(bare[0] ?? "")?.[0] ?? 1);
  if (first > 1 && bare.length > 1) return bare;
  const counts =
    bare.length > 1 && bare.every((line, at) => Number(BARE_NUMBER.exec(line)?.[1]) === at + 1);
  return bare.map((line) => line.replace(counts ? BARE_NUMBER : NUMBER, "").trim());
}
