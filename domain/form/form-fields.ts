import { z } from "zod";
import { parseCelsius, readOvenWords } from "../measures/oven-temperature";
import { cleanLine, cleanText, countCharacters } from "../text/text";
import { parseMinutes } from "../time/parse-minutes";
import { problem } from "./field-problems";

// Replaces zod's own messages, such as for an array where a string is expected.
z.config({ customError: () => problem.unreadable });

export function line(most: number) {
  return z
    .string({ error: problem.required })
    .transform(cleanLine)
    .refine((value) => value !== "", { error: problem.required, abort: true })
    .refine((value) => countCharacters(value) <= most, problem.atMost(most));
}

export function text(most: number) {
  return z
    .string({ error: problem.required })
    .transform(cleanText)
    .refine((value) => value !== "", { error: problem.required, abort: true })
    .refine((value) => countCharacters(value) <= most, problem.atMost(most));
}

export function optionalLine(most: number) {
  return z
    .string()
    .default("")
    .transform(cleanLine)
    .refine((value) => countCharacters(value) <= most, problem.atMost(most));
}

export function optionalText(most: number) {
  return z
    .string()
    .default("")
    .transform(cleanText)
    .refine((value) => countCharacters(value) <= most, problem.atMost(most));
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

export function choice<Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: problem.choice });
}

export function optionalChoice(values: readonly string[]) {
  return z
    .enum([...values, ""], { error: problem.choice })
    .nullish()
    .transform((value) => value || null);
}

export function optionalMinutes(most: number) {
  return optionalFigure(parseMinutes, most, {
    unreadable: problem.timeUnreadable,
    tooHigh: problem.minutesUpTo(most),
  });
}

/** Accepts "180 °C" or "350 °F"; returns degrees Celsius, and the text if it is in another unit. */
export function optionalOven(most: number) {
  const celsius = optionalFigure(parseCelsius, most, {
    unreadable: problem.temperatureUnreadable,
    tooHigh: problem.celsiusUpTo(most),
  });
  return z
    .string()
    .default("")
    .transform((text, context) => {
      const read = celsius.safeParse(text);
      for (const { message } of read.error?.issues ?? [])
        context.addIssue({ code: "custom", message });
      return { celsius: read.data ?? null, words: readOvenWords(text) };
    });
}

function optionalFigure(
  read: (text: string) => number | undefined,
  most: number,
  { unreadable, tooHigh }: { unreadable: string; tooHigh: string },
) {
  return z
    .string()
    .default("")
    .transform((text) => (text.trim() === "" ? null : read(text)))
    .refine((figure) => figure !== undefined, { error: unreadable, abort: true })
    .transform((figure) => figure ?? null)
    .refine((figure) => figure === null || (figure >= 0 && figure <= most), tooHigh);
}
