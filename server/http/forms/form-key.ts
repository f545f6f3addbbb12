import { AppError } from "#server/platform/errors";

const KEY = /^[\w-]{20,100}$/;

/** Reads the key that tells a form's second arrival from its first; throws request.invalid. */
export function readFormKey(fields: FormData): string {
  const formKey = fields.get("formKey");
  if (typeof formKey !== "string" || !KEY.test(formKey)) throw new AppError("request.invalid");
  return formKey;
}
