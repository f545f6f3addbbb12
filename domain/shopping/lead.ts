import { editLine } from "../line/edit-line";
import type { Line, Span } from "../line/line";

/** What stands before the amount, as in "juice of 2 lemons"; "" where the food does. */
export function getLead(line: Line): string {
  const [, end] = findLead(line);
  return line.words.slice(0, end).trim().toLowerCase();
}

/** "2 lemons" for "juice of 2 lemons". */
export function withoutLead(line: Line): Line {
  const span = findLead(line);
  return span[1] === 0 ? line : editLine(line, [{ span, text: "" }]);
}

function findLead({ parse: { quantities, foods } }: Line): Span {
  const amount = quantities.find(({ role }) => role === "amount");
  const start = amount?.terms[0]?.spans[0]?.[0] ?? 0;
  const others = quantities.filter((quantity) => quantity !== amount);
  const places = [...foods, ...others.flatMap(({ terms }) => terms.flatMap(({ spans }) => spans))];
  const isFirst = foods.length > 0 && places.every(([from]) => from >= start);
  return [0, isFirst ? start : 0];
}
