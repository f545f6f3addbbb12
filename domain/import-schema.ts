import { z } from "zod";
import { problem } from "./field-problems";
import { line, optionalLine } from "./fields";
import { sourceAddress } from "./source";

const MAX_ADDRESS = 2_000;
/** Of a page that is pasted. */
const MAX_PASTED = 5_000_000;

const isAddress = (address: string) => sourceAddress(address) !== undefined;

/** A recipe's address. */
export const importAddressSchema = z.object({
  address: line(MAX_ADDRESS).refine(isAddress, problem.address),
});

/** A recipe that is pasted, and the address that it comes from where that is known. */
export const importTextSchema = z.object({
  // It may be five megabytes: it is cleaned where it is read, not by the thread that answers.
  text: z
    .string({ error: problem.required })
    .refine((text) => /\S/.test(text), { error: problem.required, abort: true })
    .refine((text) => text.length <= MAX_PASTED, problem.atMost(MAX_PASTED)),
  address: optionalLine(MAX_ADDRESS).refine(
    (address) => address === "" || isAddress(address),
    problem.address,
  ),
});

/** A file is received beside the form's fields. */
export const importFileSchema = z.object({});
