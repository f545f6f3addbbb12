import type { WantedAmounts } from "#server/features/recipes/wanted-ratio";

/** What one of the two forms asks for; undefined where none was sent. */
export function readWanted(query: URLSearchParams): WantedAmounts | undefined {
  const read = (name: string) => query.get(name) ?? "";
  if (query.has("have")) return { by: "have", line: Number(read("line")), have: read("have") };
  return query.has("tin") ? { by: "tin", from: read("from"), to: read("tin") } : undefined;
}
