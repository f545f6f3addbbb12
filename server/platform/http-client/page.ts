import { MAX_IMAGE_BYTES } from "#domain/image/image";
import { decodePage } from "./decode-page";
import { fetchGuarded } from "./fetch";
import type { OutgoingPolicy } from "./outgoing-policy";
import { Unreachable } from "./unreachable";

const MAX_PAGE_BYTES = 5 * 1024 * 1024;
const PAGES = "text/html,application/xhtml+xml,application/ld+json;q=0.9,application/json;q=0.9";
const PAGE_TYPE = /^\s*(text\/|application\/([\w.-]+\+)?(json|xml)\b|$)/i;
const IMAGE_TYPES = "image/avif,image/webp,image/*";
const IMAGE_TYPE = /^\s*(image\/|application\/octet-stream\b)/i;

export async function fetchPage(
  address: string,
  outgoing?: OutgoingPolicy,
): Promise<{ address: string; html: string }> {
  const options = { accept: PAGES, maxBytes: MAX_PAGE_BYTES };
  const fetched = await fetchGuarded(address, options, outgoing);
  if (!PAGE_TYPE.test(fetched.contentType)) throw new Unreachable("wrongType");
  return { address: fetched.address, html: decodePage(fetched.body, fetched.contentType) };
}

export async function fetchImage(address: string, outgoing?: OutgoingPolicy): Promise<Buffer> {
  const options = { accept: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES };
  const { body, contentType } = await fetchGuarded(address, options, outgoing);
  if (!IMAGE_TYPE.test(contentType)) throw new Unreachable("wrongType");
  return body;
}
