import { parseForm } from "./form-parser";

/** Of a whole request; a picture that is too large is read to the end so that its form survives. */
export const MAX_BODY_BYTES = 48 * 1024 * 1024;

/**
 * Reads the fields of a form of either encoding within its limits; a file in it is thrown away.
 * Throws request.tooLarge or request.invalid.
 */
export async function readForm(request: Request): Promise<{ fields: FormData }> {
  return { fields: await parseForm(request, { file: MAX_BODY_BYTES, body: MAX_BODY_BYTES }) };
}
