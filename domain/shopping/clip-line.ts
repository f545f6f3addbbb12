import type { Line, Quantity } from "../line/line";

const REMARK = /\s*[,;](?!\d)/g;

/** The line without the remarks behind its food, which are for the kitchen: ", finely chopped". */
export function clipLine(line: Line): Line {
  const { words, parse } = line;
  const end = Math.max(
    ...parse.foods.map((food) => food[1]),
    ...parse.quantities.flatMap(listEnds),
  );
  if (parse.foods.length === 0 || parse.doubt) return line;
  REMARK.lastIndex = end;
  const clip = REMARK.exec(words)?.index;
  const clipped = words.slice(0, clip);
  // In "(peeled, cored)" the comma stands inside brackets.
  const isBroken = count(clipped, "(") > count(clipped, ")");
  return isBroken ? line : { words: clipped, parse };
}

function listEnds({ terms, noun }: Quantity): number[] {
  const ends = terms.flatMap(({ spans, unit }) => [...spans.map((span) => span[1]), unit?.span[1]]);
  return [...ends, noun?.span[1]].filter((end) => end !== undefined);
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
