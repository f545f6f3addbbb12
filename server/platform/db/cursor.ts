import type { ZodType } from "zod";
import { AppError } from "../errors";

export function encodeCursor(place: (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Throws request.invalid for a cursor of another list. */
export function decodeCursor<Place>(cursor: string, schema: ZodType<Place>): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new AppError("request.invalid");
  }
}
