import { keyAt, type Line } from "../tokens";
import { ABOUT, EACH, OF, PER_ONE } from "../units/measure-words";
import { isNumeric } from "./number-tokens";
import { startsWith } from "./scan";
import type { LineMeasure, Place, Scan } from "./types";

const MAX_ABOUT = 3;

export function findPlace(scan: Scan, measured: LineMeasure): Place {
  const { line, previous } = scan;
  const at = measured.start;
  const upTo = { ...line, tokens: line.tokens.slice(Math.max(0, at - MAX_ABOUT), at) };
  const shift = Math.max(0, at - MAX_ABOUT);
  let start = at;
  for (let from = shift; from < at; from++)
    if (startsWith(upTo, from - shift, ABOUT) === at - shift) {
      start = from;
      break;
    }
  const isAbout =
    start < at || (at === scan.first && startsWith(line, scan.start, ABOUT) > scan.start);
  return {
    scan,
    measured,
    before: keyAt(line, start - 1),
    beforeThat: keyAt(line, start - 2),
    next: keyAt(line, measured.end),
    isAbout,
    isAdjacent: previous !== undefined && start - 1 === previous.end,
    isDirect: previous !== undefined && start === previous.end,
    isAfterIgnored: scan.ignoredEnd > 0 && start - 1 === scan.ignoredEnd,
    isEach:
      isEachAfter(scan, measured.end) ||
      (PER_ONE.has(keyAt(line, start - 1)) && !OF.has(keyAt(line, start - 1))),
  };
}

/** "150 g each", "(about 150 g/5 oz each)", "2 tbsp per person". */
function isEachAfter({ line, read }: Scan, end: number): boolean {
  const isEach = (at: number) => {
    const from = keyAt(line, at) === ")" || keyAt(line, at) === "/" ? at + 1 : at;
    const after = startsWith(line, from, EACH);
    const isLast = !/^\p{L}/u.test(keyAt(line, after)) || OF.has(keyAt(line, after));
    return (after > from && isLast) || isPerOne(line, from);
  };
  if (isEach(end)) return true;
  if (!/^(?:[/(]|or|to|-)$/.test(keyAt(line, end))) return false;
  const second = isNumeric(line, end + 1) ? read(end + 1) : undefined;
  return second?.measure !== undefined && isEach(second.end);
}

function isPerOne(line: Line, at: number): boolean {
  const key = keyAt(line, at);
  if (!PER_ONE.has(key) || isNumeric(line, at + 1)) return false;
  const isEnd = /^(?:$|[,).;])/.test(keyAt(line, at + 1));
  return key === "piece" ? isEnd : true;
}
