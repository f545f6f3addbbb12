import { parseSourceAddress } from "#domain/recipe/source-address";

/** More than this beside an address is a recipe, not the words that an app sends with a link. */
const MAX_WORDS = 300;
const ADDRESS = /https?:\/\/[^\s<>"]{1,2000}/i;

export interface SharedContent {
  address: string;
  text: string;
  /** Where the text comes from. */
  source: string;
}

/**
 * What a bookmark or another app hands to the import by a GET: `address`, or a `text` with or without
 * one in it, below its `title`. It is only filled in, and its reader presses.
 */
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
