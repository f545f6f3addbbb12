export interface LinkTarget {
  href: string;
  /** Undefined for a path of this Popote. */
  rel?: string;
}

const MAX_ADDRESS = 2_000;
const EXTERNAL_REL = "nofollow ugc noopener";
/** Spaces, invisible and control characters, and what browsers read in their own way. */
const REFUSED = /[\s\p{C}\p{Z}\\<>"'`{}|^]/u;
const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const MAIL = /^mailto:[^@:/?]+@[^@:/?]+(?:\?|$)/i;
/** "//host" leaves this Popote. */
const OWN_PATH = /^\/(?!\/)/;

/** Undefined unless the address is one that a cook's text may link to. */
export function readLinkTarget(address: string): LinkTarget | undefined {
  if (address.length > MAX_ADDRESS || REFUSED.test(address)) return undefined;
  if (OWN_PATH.test(address)) return { href: address };
  const isLinked = (WEB.test(address) && URL.canParse(address)) || MAIL.test(address);
  return isLinked ? { href: address, rel: EXTERNAL_REL } : undefined;
}
