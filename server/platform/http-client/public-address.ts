import os from "node:os";
import ipaddr from "ipaddr.js";

// IANA allocates no other IPv6 block; NAT64 and similar ones hide the address they lead to.
const GIVEN_OUT_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Azure's virtual host: a public address inside the machine's own cloud. */
const METADATA = ["168.63.129.16"];

/** False for this machine's own public addresses, too. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== "unicast" || METADATA.includes(ip.toString())) return false;
  if (ip instanceof ipaddr.IPv6 && !ip.match(GIVEN_OUT_IPV6)) return false;
  return !isOwn(ip.toString());
}

export function normalizeAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function isOwn(address: string): boolean {
  return Object.values(os.networkInterfaces())
    .flat()
    .some((own) => own !== undefined && normalizeAddress(own.address) === address);
}
