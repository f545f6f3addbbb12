import type { Amount, AmountProblem } from "../measures/amount";
import type { Unit } from "../measures/units";

/** A typed measure, such as "1.5 kg" or "a pinch"; `amount` is null if it cannot be counted. */
export interface TypedMeasure {
  amount: Amount | null;
  unit: Unit;
  hasUnit: boolean;
}

export type ReadMeasure = (
  words: string,
  name: string,
) => TypedMeasure | { problem: AmountProblem };
