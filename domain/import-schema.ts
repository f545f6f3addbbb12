import { z } from "zod";
import { problem } from "./field-problems";
import { line, optionalLine } from "./form-fields";
import { sourceAddress } from "./source-address";

const MAX_ADDRESS = 2_000;
const MAX_PASTED = 5_000_000;

const isAddress = (address: string) => sourceAddress(address) !== undefined;

export const importAddressSchema = z.object({
  address: line(MAX_ADDRESS).refine(isAddress, problem.address),
});

export const importTextSchema = z.object({
  // Up to 5 MB: the thread that reads it cleans it, so that requests do not wait.
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
