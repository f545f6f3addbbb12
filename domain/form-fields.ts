import { z } from "zod";
import { problem } from "./field-problems";
import { cleanLine, cleanText, lengthOf } from "./text";

// For what zod words itself, such as a list where a text is expected.
z.config({ customError: () => problem.unreadable });

export function line(most: number) {
  return z
    .string({ error: problem.required })
    .transform(cleanLine)
    .refine((value) => value !== "", { error: problem.required, abort: true })
    .refine((value) => lengthOf(value) <= most, problem.atMost(most));
}

export function text(most: number) {
  return z
    .string({ error: problem.required })
    .transform(cleanText)
    .refine((value) => value !== "", { error: problem.required, abort: true })
    .refine((value) => lengthOf(value) <= most, problem.atMost(most));
}

export function optionalLine(most: number) {
  return z
    .string()
    .default("")
    .transform(cleanLine)
    .refine((value) => lengthOf(value) <= most, problem.atMost(most));
}

export function optionalText(most: number) {
  return z
    .string()
    .default("")
    .transform(cleanText)
    .refine((value) => lengthOf(value) <= most, problem.atMost(most));
}

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
