import { isIP } from "node:net";
import type { Outgoing } from "./outgoing";
import { Unreachable } from "./unreachable";

const MAX_ADDRESS = 2_048;
const USUAL_PORTS: Record<string, number> = { "http:": 80, "https:": 443 };
/** Names that mean something within a machine or a house, wherever they lead. */
const HOME_NAMES = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/** Where a request goes: to one of these IP addresses and nowhere else. */
export interface Target {
  url: URL;
  /** Without the brackets of an IPv6 address. */
  host: string;
  port: number;
  addresses: { address: string; family: number }[];
}

/**
 * Reads an address, relative to `base` where there is one, and looks its host up once. Throws
 * Unreachable unless everything that it leads to is allowed.
 */
export async function targetOf(address: string, outgoing: Outgoing, base?: URL): Promise<Target> {
  const url = parseAddress(address, base);
  const usual = USUAL_PORTS[url.protocol];
  if (usual === undefined) throw new Unreachable("scheme");
  if (url.username || url.password) throw new Unreachable("credentials");
  const port = url.port === "" ? usual : Number(url.port);
  if (!outgoing.ports.includes(port)) throw new Unreachable("port");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = await addressesOf(host, outgoing);
  if (addresses.length === 0) throw new Unreachable("unknownHost");
  // One that is not allowed among them is a sign of a trap, not of a choice.
  if (!addresses.every(({ address }) => outgoing.isAllowed(address))) {
    throw new Unreachable("forbiddenAddress");
  }
  return { url, host, port, addresses };
}

/** The parser makes one host of all its ways of being written: `0x7f.1`, `2130706433`, `１２７.1`. */
function parseAddress(address: string, base?: URL): URL {
  if (address.length > MAX_ADDRESS || !URL.canParse(address, base)) {
    throw new Unreachable("notAnAddress");
  }
  const url = new URL(address, base);
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.replace(/\.{1,9}$/, "");
  return url;
}

async function addressesOf(host: string, outgoing: Outgoing): Promise<Target["addresses"]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  if (!host.includes(".") || HOME_NAMES.test(host)) throw new Unreachable("forbiddenAddress");
  return outgoing.lookup(host).catch(() => {
    throw new Unreachable("unknownHost");
  });
}
