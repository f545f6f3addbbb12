/** JSON of somebody else's: nothing in it is promised. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is an object, which a list is not. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as text, trimmed; "" where it is neither text nor a number. */
export function jsonText(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** The value where it is a list, else nothing. */
export function jsonList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list, in its order. */
export function jsonObjects(value: unknown): JsonObject[] {
  return jsonList(value).filter(isJsonObject);
}

/** The number that a value is or says, at least 0; null where it is none. */
export function jsonNumber(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}
