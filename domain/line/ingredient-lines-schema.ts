import { z } from "zod";
import { problem } from "../form/field-problems";
import { optionalLine } from "../form/form-fields";
import { type AmountProblem, parseAmount } from "../measures/amount";
import { UNITS } from "../measures/units";
import {
  extractHeadings,
  type Heading,
  MAX_HEADING,
  MAX_HEADINGS,
  readHeading,
} from "../recipe/headings";
import {
  MAX_COMPLEMENT,
  MAX_INGREDIENT_NAME,
  MAX_INGREDIENTS,
  MAX_LINE_TEXT,
  MAX_WRITTEN,
} from "../recipe/recipe";
import { cleanLine, countCharacters } from "../text/text";

export const AMOUNT_PROBLEMS: Record<AmountProblem, string> = {
  unreadable: problem.amountUnreadable,
  ambiguous: problem.amountAmbiguous,
  outOfRange: problem.amountOutOfRange,
};

const unit = z.enum(UNITS, { error: problem.choice }).default("NONE");

/** A line in its parts, as in files and in calls. */
const lineInParts = z
  .object({
    name: nameOrHeading(MAX_INGREDIENT_NAME),
    amount: optionalLine(MAX_WRITTEN),
    unit,
    complement: optionalLine(MAX_COMPLEMENT),
    written: optionalLine(MAX_WRITTEN),
    choice: z.string().optional().catch(undefined),
    text: optionalLine(MAX_LINE_TEXT).optional(),
  })
  .transform((line, context) => {
    const amount = line.amount === "" ? null : parseAmount(line.amount);
    if (!amount || !("problem" in amount)) return { ...line, amount };
    const message = AMOUNT_PROBLEMS[amount.problem];
    context.addIssue({ code: "custom", message, path: ["amount"] });
    return z.NEVER;
  })
  .refine(isBlankOrNamed, { error: problem.required, path: ["name"] });

/** The boxes of a row, which are limited where they differ from the words. */
const formRow = z
  .object({
    words: optionalLine(MAX_LINE_TEXT),
    name: nameOrHeading(MAX_LINE_TEXT),
    amount: optionalLine(MAX_LINE_TEXT),
    unit,
    complement: optionalLine(MAX_LINE_TEXT),
    choice: z.string().default(""),
  })
  .refine(isBlankOrNamed, { error: problem.required, path: ["name"] });

export const ingredientLines = createListSchema(lineInParts);
export const formRows = createListSchema(formRow);

export function hasFewHeadings({ headings }: { headings: Heading[] }): boolean {
  return headings.length <= MAX_HEADINGS;
}

export function hasShortHeadings({ headings }: { headings: Heading[] }): boolean {
  return headings.every(({ text }) => countCharacters(text) <= MAX_HEADING);
}

function nameOrHeading(most: number) {
  return z
    .string()
    .default("")
    .transform(cleanLine)
    .refine(
      (name) => readHeading(name) !== undefined || countCharacters(name) <= most,
      problem.atMost(most),
    );
}

interface NamedLine {
  name: string;
  amount: unknown;
  complement: string;
  written?: string;
}

function extractHeading(line: NamedLine): string {
  return isNameOnly(line) ? line.name : "";
}

function isBlankOrNamed(line: NamedLine): boolean {
  return line.name !== "" || isNameOnly(line);
}

function isNameOnly({ amount, complement, written }: NamedLine): boolean {
  return !amount && complement === "" && !written;
}

function createListSchema<Line extends NamedLine>(line: z.ZodType<Line>) {
  return z
    .array(line)
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
