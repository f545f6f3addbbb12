import { z } from "zod";
import { problem } from "./field-problems";
import { cleanLine, cleanText, lengthOf } from "./text";

// What no field of a form has a word for, such as a list where a text is meant, is said in one of ours.
z.config({ customError: () => problem.unreadable });

/** A line of text, cleaned, from 1 to `most` characters. */
export function line(most: number) {
  return z
    .string({ error: problem.required })
    .transform(cleanLine)
    .refine((value) => value !== "", { error: problem.required, abort: true })
    .refine((value) => lengthOf(value) <= most, problem.atMost(most));
}

/** A text of several lines, cleaned, from 1 to `most` characters. */
export function text(most: number) {
  return z
    .string({ error: problem.required })
    .transform(cleanText)
    .refine((value) => value !== "", { error: problem.required, abort: true })
    .refine((value) => lengthOf(value) <= most, problem.atMost(most));
}

/** A line of text that may be left out: "" then. */
export function optionalLine(most: number) {
  return z
    .string()
    .default("")
    .transform(cleanLine)
    .refine((value) => lengthOf(value) <= most, problem.atMost(most));
}

/** A text of several lines that may be left out: "" then. */
export function optionalText(most: number) {
  return z
    .string()
    .default("")
    .transform(cleanText)
    .refine((value) => lengthOf(value) <= most, problem.atMost(most));
}

/** A whole number that may be left out: null then. */
export function optionalWhole(lowest: number, highest: number) {
  const between = problem.between(lowest, highest);
  return z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine((text) => text === "" || /^\d{1,9}$/.test(text), { error: between, abort: true })
    .transform((text) => (text === "" ? null : Number(text)))
    .refine((value) => value === null || (value >= lowest && value <= highest), between);
}
