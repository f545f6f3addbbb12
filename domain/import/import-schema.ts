import { z } from "zod";
import { problem } from "../form/field-problems";
import { line, optionalLine } from "../form/form-fields";
import { parseSourceAddress } from "../recipe/source-address";
import { COLUMN_CHOICES, MAX_ADDRESSES, NO_FIELD, type RecipeField } from "./import";

const MAX_ADDRESS = 2_000;
const MAX_PASTED = 5_000_000;
const MAX_LIST = 2 * MAX_ADDRESSES * MAX_ADDRESS;

const isAddress = (address: string) => parseSourceAddress(address) !== undefined;

export const importAddressSchema = z.object({
  address: line(MAX_ADDRESS).refine(isAddress, problem.address),
});

const ADDRESS_IN_LINE = /https?:\/\/\S+/i;
const BARE_ADDRESS = /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/;

/** One URL per line; other text is ignored, and lines without a URL are reported after reading. */
export const importAddressesSchema = z.object({
  addresses: z
    .string({ error: problem.required })
    .refine((text) => text.length <= MAX_LIST, {
      error: problem.tooManyLines(MAX_ADDRESSES),
      abort: true,
    })
    .transform((text) => text.split("\n").flatMap((line) => extractAddress(line.trim())))
    .refine((addresses) => addresses.some(isAddress), problem.address)
    .refine((addresses) => addresses.length <= MAX_ADDRESSES, problem.tooManyLines(MAX_ADDRESSES)),
});

function extractAddress(line: string): string[] {
  if (line === "") return [];
  const [written] = ADDRESS_IN_LINE.exec(line) ?? [];
  const address = written ?? (BARE_ADDRESS.test(line) ? `https://${line}` : line);
  return [[...address].slice(0, MAX_ADDRESS).join("")];
}

export const importTextSchema = z.object({
  // Up to 5 MB: the reading thread cleans it, so that requests are not blocked.
  text: z
    .string({ error: problem.required })
    .refine((text) => /\S/.test(text), { error: problem.required, abort: true })
    .refine((text) => text.length <= MAX_PASTED, problem.atMost(MAX_PASTED)),
  address: optionalLine(MAX_ADDRESS).refine(
    (address) => address === "" || isAddress(address),
    problem.address,
  ),
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
