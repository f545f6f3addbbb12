import { foldedKey } from "#domain/text/text";
import { buildPattern } from "../../phrases";
import { toWebAddress } from "../json-ld/image-address";
import { findLabelKind } from "./fact-labels";

const MAX_LINE = 600;
const SCHEME = /^https?:\/\/[^\s/]+\.\S+$/i;
const HOST = "(?:[a-z0-9-]{1,63}\\.){1,4}[a-z]{2,13}";
const BARE = new RegExp(
  `^(?:www\\.${HOST}(?:[/?#]\\S*)?|${HOST}/\\S*|(?:[a-z0-9-]+\\.)+${buildPattern("web domain")})$`,
  "i",
);
const EDGES = /^[\s<([{"'“«*_-]+|[\s>)\]}"'”»*_.,;]+$/g;

export function readSourceLine(line: string): string | undefined {
  if (line.length > MAX_LINE) return undefined;
  const words = line.split(/\s+/);
  const last = words.at(-1) ?? "";
  const glued = /^([\p{L}]{2,20}):(?=https?:|www\.)/iu.exec(last);
  const address = readAddress(glued ? last.slice(glued[0].length) : last);
  if (address === undefined) return undefined;
  const before = [...words.slice(0, -1), glued?.[1] ?? ""].join(" ").replace(EDGES, "");
  return isSourceLabel(before) ? address : undefined;
}

function readAddress(word: string): string | undefined {
  const plain = word.replace(EDGES, "");
  if (SCHEME.test(plain)) return toWebAddress(plain, null) ? plain : undefined;
  return BARE.test(plain) && toWebAddress(`https://${plain}`, null)
    ? `https://${plain}`
    : undefined;
}

function isSourceLabel(text: string): boolean {
  const label = foldedKey(text.replace(/\s*[:=>–—-]+$/, "").replace(EDGES, ""));
  return label === "" || findLabelKind(label) === "source" || LINK_LABEL.test(label);
}

const LINK_LABEL = new RegExp(`^(?:${buildPattern("link label")})$`, "i");
