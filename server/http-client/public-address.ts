import os from "node:os";
import ipaddr from "ipaddr.js";

/**
 * What IANA gives out to the public Internet. Everything else of IPv6 is special or not given out, and
 * some of it (IPv4-compatible addresses, NAT64, segment routing) leads to where it does not say.
 */
const GIVEN_OUT_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Public by its number, yet answered by the machine's own cloud (Azure's virtual host). */
const METADATA = ["168.63.129.16"];

/** Whether an IP address belongs to a public server that is not this machine. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== "unicast" || METADATA.includes(ip.toString())) return false;
  if (ip instanceof ipaddr.IPv6 && !ip.match(GIVEN_OUT_IPV6)) return false;
  return !isOwn(ip.toString());
}

/** An address in the one way of writing it; IPv4 in IPv6 is IPv4. */
export function plainAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Whether one of this machine's network interfaces has the address. */
function isOwn(address: string): boolean {
  return Object.values(os.networkInterfaces())
    .flat()
    .some((own) => own !== undefined && plainAddress(own.address) === address);
}
