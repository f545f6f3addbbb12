import { parseSourceAddress } from "#domain/recipe/source-address";

/** Longer text next to an address is a recipe, not a caption that an app adds to a link. */
const MAX_WORDS = 300;
const ADDRESS = /https?:\/\/[^\s<>"]{1,2000}/i;

/**
 * Reads what a bookmarklet or another app passes in the query, as it would be pasted: an address,
 * or a recipe below the address of its page. It only fills in the form.
 */
export function parseSharedContent(query: URLSearchParams): string {
  const [title, text] = ["title", "text"].map((name) => (query.get(name) ?? "").trim());
  const written = ADDRESS.exec(text ?? "")?.[0] ?? "";
  const address = [query.get("address"), written, title].map(parseAddress).find(Boolean) ?? "";
  const words = (text ?? "").replace(written, "").trim();
  if (address && words.length <= MAX_WORDS) return address;
  const isNamed = !title || words.startsWith(title);
  return [address, isNamed ? "" : title, words].filter(Boolean).join("\n\n");
}

function parseAddress(written: string | null | undefined): string {
  return parseSourceAddress(written ?? "")?.href ?? "";
}
