export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function jsonText(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value.trim() : "";
}

export function jsonName(value: unknown, isPlural = false): string {
  if (!isJsonObject(value)) return jsonText(value);
  const plural = isPlural ? jsonText(value.pluralName ?? value.plural_name) : "";
  return plural || jsonText(value.name ?? value.title);
}

export function jsonList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function jsonObjects(value: unknown): JsonObject[] {
  return jsonList(value).filter(isJsonObject);
}

export function jsonNumber(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}

export function sortByKey(key: string, rows: unknown): JsonObject[] {
  const place = (row: JsonObject) => jsonNumber(row[key]) ?? 0;
  return jsonObjects(rows).toSorted((a, b) => place(a) - place(b));
}
