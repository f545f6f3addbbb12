import { foldedKey } from "#domain/text/text";
import { isMarkedHeading } from "../../marked-heading";
import { toLineKey } from "../outline/line-positions";
import { isBareAmount } from "../text/measures";
import { getMentionShare } from "./mentions";

/** A shorter list is replaced only by one that is this many lines longer. */
const FEW = 3;
const MAX_END = 100;

interface ListTraits {
  count: number;
  measured: number;
  bare: number;
  repeated: number;
  spoken: number;
}

interface ListContext {
  method: string[];
  /** A page with several ingredient lists has several recipes. */
  isOnlyList: boolean;
}

export function isBetterList(
  other: string[],
  known: string[],
  { method, isOnlyList }: ListContext,
): boolean {
  const [lines, more] = [known.filter(isLine), other.filter(isLine)];
  const [has, gives] = [measureTraits(lines), measureTraits(more)];
  if (has.count === 0) return gives.count > 0 && getMentionShare(more, method) > MIN_SPOKEN;
  if (!isSane(gives)) return false;
  if (isBroken(has, lines)) return true;
  if (has.count < FEW) return gives.count >= has.count + FEW;
  const isMeasured = has.measured < 0.2 && gives.measured > 0.5;
  return isMeasured ? areNamesIn(lines, more) : isOnlyList && isExtendedBy(lines, more, method);
}

export function isLine(line: string): boolean {
  return !line.endsWith(":") && !isMarkedHeading(line);
}

export function measureTraits(lines: string[]): ListTraits {
  const countShare = (is: (line: string) => boolean) =>
    lines.length === 0 ? 0 : lines.filter(is).length / lines.length;
  return {
    count: lines.length,
    measured: countShare((line) => /\p{N}/u.test(line)),
    bare: countShare(isBareAmount),
    repeated: 1 - new Set(lines.map(toLineKey)).size / Math.max(1, lines.length),
    spoken: countShare((line) => line.length > MAX_LINE),
  };
}

const MAX_LINE = 200;

function isSane({ measured, bare, repeated, spoken }: ListTraits): boolean {
  return measured > 0.3 && bare < 0.1 && repeated < 0.2 && spoken < 0.2;
}

function isBroken({ count, bare, repeated, spoken }: ListTraits, [only = ""]: string[]): boolean {
  const isGlued = count === 1 && (only.match(/\d+/g)?.length ?? 0) > FEW;
  return bare > 0.25 || repeated > 0.3 || (spoken > 0 && isGlued);
}

function areNamesIn(names: string[], lines: string[]): boolean {
  const keys = lines.map(toLineKey);
  const known = names.map(toLineKey).filter((name) => keys.some((key) => key.includes(name)));
  return known.length >= names.length * 0.8 && lines.length <= names.length * 1.5;
}

function isExtendedBy(known: string[], other: string[], method: string[]): boolean {
  const [told, all] = [known.map(toLineKey), other.map(toLineKey)];
  if (!told.every((key) => all.some((line) => line.startsWith(key)))) return false;
  const more = other.filter((_, at) => !told.some((key) => all[at]?.startsWith(key)));
  if (more.length === 0 || !more.every((line) => /^\p{N}/u.test(line))) return false;
  const ends = new Set(known.map(lastWord));
  const again = more.filter((line) => ends.has(lastWord(line)));
  return again.length * 2 <= more.length && isMentioned(more, method);
}

function isMentioned(lines: string[], method: string[]): boolean {
  const isShort = method.join(" ").length < MIN_METHOD;
  return isShort || getMentionShare(lines.map(lastWord), method) > 0.5;
}

/** A method as short as "Mix and bake." mentions no ingredients. */
const MIN_METHOD = 100;
const MIN_SPOKEN = 0.3;

/** "200 g flour" and "1 cup flour" are the same ingredient in two measures. */
function lastWord(line: string): string {
  return /\p{L}+(?=\P{L}*$)/u.exec(foldedKey(line.slice(-MAX_END)))?.[0] ?? "";
}
