import { type JsonObject, jsonObjects, jsonText } from "../untyped-json";

/** Backups write ids as their database does, with or without dashes. */
export function toIdKey(id: unknown): string {
  return jsonText(id).replaceAll("-", "").toLowerCase();
}

export function rowsByRecipe(table: unknown): Map<string, JsonObject[]> {
  const rows = new Map<string, JsonObject[]>();
  for (const row of jsonObjects(table)) {
    const id = toIdKey(row.recipe_id ?? row.recipe);
    if (!rows.has(id)) rows.set(id, []);
    rows.get(id)?.push(row);
  }
  return rows;
}

export function rowsById(table: unknown): Map<string, JsonObject> {
  return new Map(jsonObjects(table).map((row) => [toIdKey(row.id), row]));
}
