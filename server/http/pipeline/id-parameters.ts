import type { ErrorCode } from "#domain/site/errors";
import { AppError } from "../../platform/errors";

export function idFrom(url: URL, name: string, missing: ErrorCode): number {
  const id = asId(url.searchParams.get(name));
  if (id === undefined) throw new AppError(missing);
  return id;
}

export function asId(text: FormDataEntryValue | null): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
