import { parseSourceAddress } from "../recipe/source-address";
import { MAX_ADDRESSES } from "./import";

const MAX_ADDRESS = 2_000;
/** Longer texts are recipes, whatever their lines look like. */
const MAX_LIST = 2 * MAX_ADDRESSES * MAX_ADDRESS;
const ADDRESS_IN_LINE = /https?:\/\/\S+/i;
const BARE_ADDRESS = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,24}(?:\/\S*)?$/i;
const ADDRESS_THEN_TEXT = /^\s*(https?:\/\/\S{1,2000})[ \t]*\r?\n(?=[\s\S]*\S)/i;
/** Words before an address ("Tarte Tatin: https://…"), but no table and no markup. */
const NAMED_ADDRESS = /^[^,;\t"<{]{0,200}https?:\/\/\S+$/i;

/** What was put into the one box of the import: addresses to read, or a recipe and its source. */
export type Pasted =
  | { kind: "addresses"; addresses: string[] }
  | { kind: "text"; text: string; address: string };

/** Tells addresses from a recipe: they are addresses if most lines are one. */
export function parsePasted(pasted: string): Pasted {
  const lines = pasted.length > MAX_LIST ? [] : pasted.split("\n").map((line) => line.trim());
  const written = lines.filter((line) => line !== "");
  const found = written.filter(isAddressLine);
  if (found.length > 0 && found.length * 2 > written.length) {
    return { kind: "addresses", addresses: written.map(extractAddress) };
  }
  const source = ADDRESS_THEN_TEXT.exec(pasted);
  const address = source?.[1] ?? "";
  if (!source || !parseSourceAddress(address)) return { kind: "text", text: pasted, address: "" };
  return { kind: "text", text: pasted.slice(source[0].length), address };
}

function isAddressLine(line: string): boolean {
  return NAMED_ADDRESS.test(line) || BARE_ADDRESS.test(line);
}

/** A line without an address stays as it is: reading it says what is wrong with it. */
function extractAddress(line: string): string {
  const [written] = ADDRESS_IN_LINE.exec(line) ?? [];
  const address = written ?? (BARE_ADDRESS.test(line) ? `https://${line}` : line);
  return [...address].slice(0, MAX_ADDRESS).join("");
}
