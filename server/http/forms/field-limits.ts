import { z } from "zod";

/** Conform allocates arrays up to the index, and an object or array for each part of a name. */
const MAX_INDEX = 200;
const MAX_NAME_LENGTH = 100;
const MAX_CHOICE_LENGTH = 200;
const MAX_NAME_PARTS = 4;

const BOXES = ["ingredientsText", "method"];
const MAX_FIELD_LENGTH = 100_000;

/** No form uses these names: lines are sent as `steps[0]`, never `steps` or `steps.x`. */
const NO_LINE = /^(ingredients|steps|tips|photos)(?!\[|Text$)/;
const NO_COLUMN = /^columns(?!\[\d+\]$)/;
const NO_PART = /^(?!(?:columns|description|ingredients|photos|steps|tips)[.[])[^.[]*[.[]/;

/** Checkboxes; any other field is a single text, invalid if sent twice. */
const REPEATED = ["folder", "line", "person", "recipe"];

const index = z.number().int().min(0).max(MAX_INDEX);
const name = z.enum(["ingredients", "photos", "steps", "tips"]);

const listIntent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("insert"), payload: z.strictObject({ name }) }),
  z.object({ type: z.literal("remove"), payload: z.strictObject({ name, index }) }),
  z.object({
    type: z.literal("reorder"),
    payload: z.strictObject({ name, from: index, to: index }),
  }),
  z.object({ type: z.literal("validate"), payload: z.strictObject({}) }),
  z.object({
    type: z.literal("update"),
    payload: z.strictObject({
      name: z.string().regex(/^ingredients\[\d{1,2}\]\.choice$/),
      value: z.string().max(MAX_CHOICE_LENGTH),
    }),
  }),
]);

export function isValidField(field: string, value: string): boolean {
  if (field === "__intent__") return isListIntent(value);
  if (field.length > MAX_NAME_LENGTH) return false;
  if ([NO_LINE, NO_COLUMN, NO_PART].some((shape) => shape.test(field))) return false;
  if (field.split(/[.[]/).length > MAX_NAME_PARTS) return false;
  return [...field.matchAll(/\[(\d*)\]/g)].every(([, at]) => Number(at) <= MAX_INDEX);
}

export function mayRepeat(field: string): boolean {
  return REPEATED.includes(field);
}

export function isTooLong(field: string, value: string): boolean {
  return value.length > MAX_FIELD_LENGTH && !BOXES.includes(field);
}

function isListIntent(value: string): boolean {
  try {
    return listIntent.safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}
