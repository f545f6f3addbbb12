import type { ErrorCode } from "#domain/errors";
import { AppError } from "../../errors";

/** The id that an address names; throws `missing` where there is none that a thing could have. */
export function idFrom(url: URL, name: string, missing: ErrorCode): number {
  const id = asId(url.searchParams.get(name));
  if (id === undefined) throw new AppError(missing);
  return id;
}

/** A whole positive number as ids are, or undefined. */
export function asId(text: FormDataEntryValue | null): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
