import type { ErrorCode } from "#domain/site/errors";
import { AppError } from "../../platform/errors";

export function getId(url: URL, name: string, missing: ErrorCode): number {
  const id = parseId(url.searchParams.get(name));
  if (id === undefined) throw new AppError(missing);
  return id;
}

export function parseId(text: FormDataEntryValue | null): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
