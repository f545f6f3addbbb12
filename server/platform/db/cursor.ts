import type { ZodType } from "zod";
import { AppError } from "../errors";

export function encodeCursor(position: (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** Throws request.invalid for a cursor of another list. */
export function decodeCursor<Position>(cursor: string, schema: ZodType<Position>): Position {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new AppError("request.invalid");
  }
}
