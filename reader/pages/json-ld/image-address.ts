import type { ParsedImage } from "../../parsed-recipe";
import { MAX_DEPTH } from "../reading-limits";
import { asList, isNode, type NodeResolver, readProperty, resolveNode } from "./node-values";

const MAX_ADDRESS = 2_000;
const MAX_IMAGES = 50;

/** Returns the largest image of known size, otherwise the first; only http and https. */
export function findLargestImage(
  value: unknown,
  base: string | null,
  resolveId: NodeResolver,
): ParsedImage | null {
  const images = asList(value)
    .flat(MAX_DEPTH)
    .slice(0, MAX_IMAGES)
    .flatMap((each) => measureImage(resolveNode(each, resolveId), base));
  const [best] = images.sort((one, other) => other.size - one.size);
  if (!best) return null;
  const whole = best.address.replace(RESIZED, "");
  const isThere = images.some(({ address }) => address === whole);
  return { kind: "address", address: isThere ? whole : best.address };
}

/** WordPress adds this to the name of a resized image: pie-320x180.jpg. */
const RESIZED = /-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/;
const NAMED_SIZE = /[-_/](?:(\d{2,4})x(\d{2,4})|w(\d{2,4})h(\d{2,4}))(?!\d)/;

function measureImage(value: unknown, base: string | null): { address: string; size: number }[] {
  const named = isNode(value) ? asList(readProperty(value, "url", "contentUrl", "@id"))[0] : value;
  const address = typeof named === "string" ? toWebAddress(named, base) : null;
  if (!address) return [];
  const size = isNode(value)
    ? pixels(readProperty(value, "width")) * pixels(readProperty(value, "height"))
    : 0;
  const [, width, height, wide, high] = NAMED_SIZE.exec(address) ?? [];
  return [{ address, size: size || pixels(width ?? wide) * pixels(height ?? high) }];
}

function pixels(value: unknown): number {
  const figure = Number.parseInt(String(isNode(value) ? readProperty(value, "value") : value), 10);
  return figure > 0 && figure < 100_000 ? figure : 0;
}

export function toWebAddress(text: string, base: string | null): string | null {
  const plain = text.trim().replaceAll("&amp;", "&");
  if (!plain || plain.length > MAX_ADDRESS || /^[\w-]+:(?!\/\/)/.test(plain)) return null;
  const absolute = plain.startsWith("//") && !base ? `https:${plain}` : plain;
  if (!URL.canParse(absolute, base ?? undefined)) return null;
  const address = new URL(absolute, base ?? undefined);
  if (!/^https?:$/.test(address.protocol)) return null;
  return address.username || address.password ? null : address.href;
}
