import { z } from "zod";
import { problem } from "../form/field-problems";
import { optionalLine } from "../form/form-fields";
import { type Amount, type AmountProblem, parseAmount } from "../measures/amount";
import { UNITS, type Unit } from "../measures/units";
import {
  extractHeadings,
  type Heading,
  MAX_HEADING,
  MAX_HEADINGS,
  readHeading,
} from "../recipe/headings";
import {
  type IngredientLine,
  MAX_COMPLEMENT,
  MAX_INGREDIENT_NAME,
  MAX_INGREDIENTS,
  MAX_LINE_TEXT,
  MAX_WRITTEN,
} from "../recipe/recipe";
import { cleanLine, countCharacters } from "../text/text";
import { partsKey } from "./parts-key";
import { type ReadMeasure, readBefore } from "./written-measure";

const AMOUNT_PROBLEMS: Record<AmountProblem, string> = {
  unreadable: problem.amountUnreadable,
  ambiguous: problem.amountAmbiguous,
  outOfRange: problem.amountOutOfRange,
};

export const readNoMeasure: ReadMeasure = () => ({ problem: "unreadable" });

export function ingredientLines(readMeasure: ReadMeasure) {
  return z
    .array(ingredientLine(readMeasure))
    .default([])
    .transform((lines) => lines.map((row, place) => ({ ...row, place })))
    .transform((lines) =>
      extractHeadings(
        lines.filter(({ name }) => name !== ""),
        extractHeading,
      ),
    )
    .refine(({ items }) => items.length <= MAX_INGREDIENTS, problem.tooMany(MAX_INGREDIENTS))
    .refine(hasFewHeadings, problem.tooManyHeadings(MAX_HEADINGS))
    .refine(hasShortHeadings, problem.headingAtMost(MAX_HEADING));
}

export function hasFewHeadings({ headings }: { headings: Heading[] }): boolean {
  return headings.length <= MAX_HEADINGS;
}

export function hasShortHeadings({ headings }: { headings: Heading[] }): boolean {
  return headings.every(({ text }) => countCharacters(text) <= MAX_HEADING);
}

const nameOrHeading = z
  .string()
  .default("")
  .transform(cleanLine)
  .refine(
    (name) => readHeading(name) !== undefined || countCharacters(name) <= MAX_INGREDIENT_NAME,
    problem.atMost(MAX_INGREDIENT_NAME),
  );

function ingredientLine(readMeasure: ReadMeasure) {
  return z
    .object({
      name: nameOrHeading,
      amount: optionalLine(MAX_WRITTEN),
      unit: z.enum(UNITS, { error: problem.choice }).default("NONE"),
      complement: optionalLine(MAX_COMPLEMENT),
      written: optionalLine(MAX_WRITTEN),
      readAs: z.string().optional().catch(undefined),
      choice: z.string().optional().catch(undefined),
      text: optionalLine(MAX_LINE_TEXT),
      textOf: z.string().optional().catch(undefined),
      line: z.string().optional().catch(undefined),
    })
    .transform(({ readAs, ...line }, context) => {
      const measure = parseMeasure({ ...line, readAs }, readMeasure);
      if (!("problem" in measure)) return { ...line, ...measure };
      const message = AMOUNT_PROBLEMS[measure.problem];
      context.addIssue({ code: "custom", message, path: ["amount"] });
      return z.NEVER;
    })
    .refine(isBlankOrNamed, { error: problem.required, path: ["name"] })
    .transform(({ textOf, line: inBox, ...line }) => ({
      ...line,
      text: inBox || textOf === partsKey(line) ? line.text : undefined,
    }));
}

interface TypedParts {
  name: string;
  amount: string;
  unit: Unit;
  written: string;
  readAs: string | undefined;
}

interface Measured {
  amount: Amount | null;
  unit: Unit;
  written: string;
}

/** A measure in words is kept and overrides the unit next to it. */
function parseMeasure(
  { name, amount: words, unit, written, readAs }: TypedParts,
  readMeasure: ReadMeasure,
): Measured | { problem: AmountProblem } {
  if (words === "") return { amount: null, unit, written };
  const before = readBefore(readAs, words);
  if (before) return { ...before, written: words };
  const number = parseAmount(words);
  if (!("problem" in number)) return { amount: number, unit, written };
  const read = number.problem === "unreadable" ? readMeasure(words, name) : number;
  if ("problem" in read) return read;
  if (read.hasUnit) return { amount: read.amount, unit: read.unit, written: words };
  if (unit !== "NONE" && unit !== "UNIT") return { problem: "unreadable" };
  return { amount: read.amount, unit: read.amount ? unit : "NONE", written: words };
}

function extractHeading({ name, amount, complement, written }: IngredientLine): string {
  return amount === null && complement === "" && !written ? name : "";
}

function isBlankOrNamed(row: Pick<IngredientLine, "name" | "amount" | "complement" | "written">) {
  if (row.name !== "") return true;
  return row.amount === null && row.complement === "" && !row.written;
}
