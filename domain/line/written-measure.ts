import { type Amount, type AmountProblem, parseAmount } from "../measures/amount";
import { UNITS, type Unit } from "../measures/units";
import type { LineValues } from "../recipe/recipe-values";
import { cleanLine } from "../text/text";

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

export function withWrittenMeasure(line: LineValues): LineValues {
  const { amount, unit, written } = line;
  if (!written) return line;
  return {
    ...line,
    amount: written,
    unit: "NONE",
    written: "",
    readAs: `${amount}|${unit}|${written}`,
  };
}

export function readBefore(readAs: string | undefined, words: string): TypedMeasure | undefined {
  const [, figure = "", unitName, known] = /^([^|]*)\|([A-Z]+)\|(.*)$/s.exec(readAs ?? "") ?? [];
  const unit = UNITS.find((each) => each === unitName);
  if (!unit || known === undefined || cleanLine(known) !== cleanLine(words)) return undefined;
  if (figure === "") return { amount: null, unit: "NONE", hasUnit: true };
  const amount = parseAmount(figure);
  return "problem" in amount ? undefined : { amount, unit, hasUnit: true };
}
