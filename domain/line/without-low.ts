import { editLine } from "./edit-line";
import type { Line } from "./line";

/** The line with the upper end of a range alone: "3 onions" for "2–3 onions". */
export function withoutLow(line: Line): Line {
  const at = line.parse.quantities.findIndex(({ role }) => role === "amount");
  const amount = line.parse.quantities[at];
  const [low, high] = amount?.terms ?? [];
  const [start, end] = [low?.spans[0]?.[0], high?.spans[0]?.[0]];
  if (amount?.join !== "range" || !high || start === undefined || end === undefined) return line;
  const quantities = line.parse.quantities.map((quantity, index) =>
    index === at ? { ...quantity, join: "one" as const, terms: [high] } : quantity,
  );
  const single = { ...line, parse: { ...line.parse, quantities } };
  return editLine(single, [{ span: [start, end], text: "" }]);
}
