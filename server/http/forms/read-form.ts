import { AppError } from "../../platform/errors";
import { parseForm } from "./form-parser";

/** Allows reading past an oversized image, so that the other fields survive. */
export const MAX_BODY_BYTES = 48 * 1024 * 1024;

export async function readForm(request: Request): Promise<{ fields: FormData }> {
  return { fields: await parseForm(request, { file: MAX_BODY_BYTES, body: MAX_BODY_BYTES }) };
}

export function getIntent<Intent extends string>(
  fields: FormData,
  intents: readonly Intent[],
): Intent {
  const intent = intents.find((each) => each === fields.get("intent"));
  if (intent === undefined) throw new AppError("request.invalid");
  return intent;
}
