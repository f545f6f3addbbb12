import { useSearchParams } from "@remix-run/react";
import type { Amount } from "#domain/measures/amount";

/** How often a recipe without a yield can be made at once, as in the address. */
export const TIMES = ["1/2", "2", "3"];

export interface Times {
  ratio: Amount;
  /** Shown after a heading: " × 2"; "" as written. */
  mark: string;
}

export function useTimes(own: number | null): Times {
  const [query] = useSearchParams();
  const times = TIMES.find((each) => own === null && each === query.get("times")) ?? "";
  const [numerator, denominator = 1] = (times || "1").split("/").map(Number);
  return { ratio: { numerator: numerator ?? 1, denominator }, mark: formatMark(times) };
}

export function formatMark(times: string): string {
  return times && ` × ${times.replace("1/2", "½")}`;
}
