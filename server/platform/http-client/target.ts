import { isIP } from "node:net";
import type { OutgoingPolicy } from "./outgoing-policy";
import { Unreachable } from "./unreachable";

const MAX_ADDRESS = 2_048;
const USUAL_PORTS: Record<string, number> = { "http:": 80, "https:": 443 };
/** Names of a machine or home network, wherever they resolve to. */
const HOME_NAMES = /(^|\.)(localhost|local|internal|home\.arpa)$/;

export interface Target {
  url: URL;
  host: string;
  port: number;
  addresses: { address: string; family: number }[];
}

/** Resolves the host once. Throws Unreachable if any address is forbidden, a sign of an attack. */
export async function resolveTarget(
  address: string,
  outgoing: OutgoingPolicy,
  base?: URL,
): Promise<Target> {
  const url = parseAddress(address, base);
  const usual = USUAL_PORTS[url.protocol];
  if (usual === undefined) throw new Unreachable("scheme");
  if (url.username || url.password) throw new Unreachable("credentials");
  const port = url.port === "" ? usual : Number(url.port);
  if (!outgoing.ports.includes(port)) throw new Unreachable("port");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = await resolveAddresses(host, outgoing);
  if (addresses.length === 0) throw new Unreachable("unknownHost");
  if (!addresses.every(({ address }) => outgoing.isAllowed(address))) {
    throw new Unreachable("forbiddenAddress");
  }
  return { url, host, port, addresses };
}

/** `new URL` normalizes `0x7f.1` and `2130706433`. */
function parseAddress(address: string, base?: URL): URL {
  if (address.length > MAX_ADDRESS || !URL.canParse(address, base)) {
    throw new Unreachable("notAnAddress");
  }
  const url = new URL(address, base);
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.replace(/\.{1,9}$/, "");
  return url;
}

async function resolveAddresses(
  host: string,
  outgoing: OutgoingPolicy,
): Promise<Target["addresses"]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  if (!host.includes(".") || HOME_NAMES.test(host)) throw new Unreachable("forbiddenAddress");
  return outgoing.lookup(host).catch(() => {
    throw new Unreachable("unknownHost");
  });
}
