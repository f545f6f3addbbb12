import type { ZodType } from "zod";
import { AppError } from "../errors";

/** The place in a keyset-paged list after which its next page begins, as an address carries it. */
export function encodeCursor(place: (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** The place that a cursor names; throws request.invalid for a cursor that is not of this list. */
export function decodeCursor<Place>(cursor: string, schema: ZodType<Place>): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new AppError("request.invalid");
  }
}
