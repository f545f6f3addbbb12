import type { Role } from "#domain/line/line";
import { addSize } from "./lead";
import { readPacked } from "./packed";
import { findRole } from "./roles";
import { addQuantity } from "./scan";
import type { Place, Scan } from "./types";

export function readFurther(scan: Scan, place: Place): number {
  const { measured } = place;
  const end = Math.max(measured.end, measured.number.end);
  if (measured.number.isAmbiguous && !scan.lead) {
    if (measured.measure) scan.doubt = "number";
    return end;
  }
  const outcome = measured.measure?.kind === "length" ? "none" : findRole(place);
  if (outcome === "none") {
    scan.ignoredEnd = end;
    return end;
  }
  if (measured.number.isAmbiguous) {
    scan.doubt = "number";
    return end;
  }
  if (outcome === "sum" || outcome === "difference" || outcome === "range")
    return joinPrevious(scan, place, outcome);
  const isPacked = outcome === "amount" || (outcome === "same" && scan.depth > 0);
  return (isPacked && readPacked(scan, place, outcome)) || addWithRole(scan, place, outcome);
}

function joinPrevious(
  scan: Scan,
  { measured }: Place,
  outcome: "sum" | "difference" | "range",
): number {
  const { previous, lead } = scan;
  if (!previous) return measured.end;
  const { quantity } = previous;
  quantity.join = outcome === "range" ? "range" : "sum";
  const terms = measured.terms.map((term) =>
    outcome === "difference" ? { ...term, isSubtracted: true } : term,
  );
  quantity.terms.push(...terms);
  for (const { unit } of quantity.terms) if (unit) unit.spoons = undefined;
  previous.end = measured.end;
  if (lead?.quantity === quantity) lead.end = measured.end;
  return measured.end;
}

function addWithRole(scan: Scan, place: Place, role: Role): number {
  const { measured, isAbout } = place;
  const isOfOne = role === "size" || role === "each";
  const quantity = addQuantity(scan, measured, role, isOfOne ? scan.lead?.quantity : undefined);
  if (isAbout) quantity.isAbout = true;
  scan.previous = { quantity, measured, end: measured.end };
  if (role === "amount") scan.lead = scan.previous;
  if (scan.depth > 0) scan.bracketRole = role;
  for (const size of measured.sizes) addSize(scan, size, quantity, measured);
  return Math.max(measured.end, measured.number.end);
}
