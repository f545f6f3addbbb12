import { parseSourceAddress } from "#domain/recipe/source-address";

/** Longer text next to an address is a recipe, not a caption that an app adds to a link. */
const MAX_WORDS = 300;
const ADDRESS = /https?:\/\/[^\s<>"]{1,2000}/i;

export interface SharedContent {
  address: string;
  text: string;
  source: string;
}

/** Reads what a bookmarklet or another app passes in the query. It only fills in the form. */
export function parseSharedContent(query: URLSearchParams): SharedContent {
  const [title, text] = ["title", "text"].map((name) => (query.get(name) ?? "").trim());
  const written = ADDRESS.exec(text ?? "")?.[0] ?? "";
  const address = [query.get("address"), written, title].map(parseAddress).find(Boolean) ?? "";
  const words = (text ?? "").replace(written, "").trim();
  if (address && words.length <= MAX_WORDS) return { address, text: "", source: "" };
  const isNamed = !title || words.startsWith(title);
  return { address: "", text: isNamed ? words : `${title}\n\n${words}`.trim(), source: address };
}

function parseAddress(written: string | null | undefined): string {
  return parseSourceAddress(written ?? "")?.href ?? "";
}
