import { z } from "zod";
import { problem } from "../form/field-problems";
import { COLUMN_CHOICES, NO_FIELD, type RecipeField } from "./import";

const MAX_PASTED = 5_000_000;

export const importPastedSchema = z.object({
  // Up to 5 MB: the reading thread cleans it, so that requests are not blocked.
  pasted: z
    .string({ error: problem.required })
    .refine((text) => /\S/.test(text), { error: problem.required, abort: true })
    .refine((text) => text.length <= MAX_PASTED, problem.atMost(MAX_PASTED)),
});

export const importFileSchema = z.object({});

const MAX_COLUMNS = 100;

export const importColumnsSchema = z
  .object({
    columns: z.array(z.enum(COLUMN_CHOICES, problem.choice)).max(MAX_COLUMNS),
  })
  .refine(({ columns }) => columns.includes("title"), problem.columnTitle)
  .refine(
    ({ columns }) => columns.includes("ingredients") || columns.includes("steps"),
    problem.columnContent,
  );

export function toRecipeFields({
  columns,
}: z.infer<typeof importColumnsSchema>): (RecipeField | null)[] {
  return columns.map((choice) => (choice === NO_FIELD ? null : choice));
}
