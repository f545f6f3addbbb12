import { type Amount, type AmountProblem, parseAmount } from "../measures/amount";
import { UNITS, type Unit } from "../measures/units";
import type { LineValues } from "../recipe/recipe-values";
import { cleanLine } from "../text/text";

/** A measure that was typed as one: "1.5 kg", "a pinch"; `amount` is null where nobody can count it. */
export interface TypedMeasure {
  amount: Amount | null;
  unit: Unit;
  /** Whether the words name what is measured in, so that no unit is chosen beside them. */
  hasUnit: boolean;
}

export type ReadMeasure = (
  words: string,
  name: string,
) => TypedMeasure | { problem: AmountProblem };

/** Of the form's values: the measure in the cook's words stands where the amount is typed. */
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

/** What the words were read as before; undefined once they are edited. */
export function readBefore(readAs: string | undefined, words: string): TypedMeasure | undefined {
  const [, figure = "", unitName, known] = /^([^|]*)\|([A-Z]+)\|(.*)$/s.exec(readAs ?? "") ?? [];
  const unit = UNITS.find((each) => each === unitName);
  if (!unit || known === undefined || cleanLine(known) !== cleanLine(words)) return undefined;
  if (figure === "") return { amount: null, unit: "NONE", hasUnit: true };
  const amount = parseAmount(figure);
  return "problem" in amount ? undefined : { amount, unit, hasUnit: true };
}
