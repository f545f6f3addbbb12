import os from "node:os";
import { expect, test, vi } from "vitest";
import { isPublicAddress } from "./public-address";

/** First and last addresses of special ranges in IANA's registries, and of similar ranges. */
const SPECIAL: [what: string, first: string, last: string][] = [
  ["this network", "0.0.0.0", "0.255.255.255"],
  ["private", "10.0.0.0", "10.255.255.255"],
  ["carrier-grade NAT", "100.64.0.0", "100.127.255.255"],
  ["loopback", "127.0.0.0", "127.255.255.255"],
  ["link-local", "169.254.0.0", "169.254.255.255"],
  ["private", "172.16.0.0", "172.31.255.255"],
  ["protocol assignments", "192.0.0.0", "192.0.0.255"],
  ["documentation", "192.0.2.0", "192.0.2.255"],
  ["AS112", "192.31.196.0", "192.31.196.255"],
  ["AMT", "192.52.193.0", "192.52.193.255"],
  ["6to4 relays", "192.88.99.0", "192.88.99.255"],
  ["private", "192.168.0.0", "192.168.255.255"],
  ["direct delegation AS112", "192.175.48.0", "192.175.48.255"],
  ["benchmarking", "198.18.0.0", "198.19.255.255"],
  ["documentation", "198.51.100.0", "198.51.100.255"],
  ["documentation", "203.0.113.0", "203.0.113.255"],
  ["multicast", "224.0.0.0", "239.255.255.255"],
  ["reserved, broadcast", "240.0.0.0", "255.255.255.255"],
  ["metadata", "169.254.169.254", "168.63.129.16"],
  ["metadata", "100.100.100.200", "192.0.0.192"],
  ["unspecified, loopback", "::", "::1"],
  ["IPv4-compatible", "::7f00:1", "::ffff:ffff"],
  ["IPv4-mapped loopback", "::ffff:127.0.0.1", "::ffff:7f00:1"],
  ["IPv4-mapped private", "::ffff:10.0.0.1", "::ffff:192.168.1.1"],
  ["IPv4-translated", "::ffff:0:0:0", "::ffff:0:ffff:ffff"],
  ["NAT64", "64:ff9b::", "64:ff9b::ffff:ffff"],
  ["local NAT64", "64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  ["discard", "100::", "100::ffff:ffff:ffff:ffff"],
  ["dummy", "100:0:0:1::", "100:0:0:1:ffff:ffff:ffff:ffff"],
  ["Teredo", "2001::", "2001:0:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["protocol assignments", "2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["benchmarking", "2001:2::", "2001:2:0:ffff:ffff:ffff:ffff:ffff"],
  ["AMT", "2001:3::", "2001:3:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["AS112", "2001:4:112::", "2001:4:112:ffff:ffff:ffff:ffff:ffff"],
  ["ORCHID", "2001:10::", "2001:1f:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["ORCHIDv2", "2001:20::", "2001:2f:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["drones", "2001:30::", "2001:3f:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["documentation", "2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["6to4", "2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["direct delegation AS112", "2620:4f:8000::", "2620:4f:8000:ffff:ffff:ffff:ffff:ffff"],
  ["documentation", "3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["segment routing", "5f00::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["not given out", "4000::", "ef00::"],
  ["unique local", "fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["metadata", "fd00:ec2::254", "fd20:ce::254"],
  ["link-local", "fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["link-local with its interface", "fe80::1%eth0", "fe80::1%1"],
  ["site-local", "fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["multicast", "ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["no address", "", "recipes.example"],
];

test.each(SPECIAL)("%s is not public: %s, %s", (_, first, last) => {
  expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false]);
});

test.each([
  "1.1.1.1",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "169.253.255.255",
  "172.15.255.255",
  "172.32.0.0",
  "192.0.1.0",
  "198.17.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "::ffff:1.1.1.1",
  "2001:200::1",
  "2001:4860:4860::8888",
  "2606:4700:4700::1111",
  "2a01:e0a::1",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test("a public address of this machine is not allowed", () => {
  const own = { netmask: "", mac: "", internal: false, cidr: null };
  vi.spyOn(os, "networkInterfaces").mockReturnValue({
    eth0: [
      { ...own, address: "1.2.3.4", family: "IPv4" },
      { ...own, address: "2a01:0e0a:0::2", family: "IPv6", scopeid: 0 },
    ],
  });
  const asked = ["1.2.3.4", "::ffff:1.2.3.4", "2a01:e0a::2", "1.2.3.5", "2a01:e0a::3"];
  expect(asked.map(isPublicAddress)).toEqual([false, false, false, true, true]);
});
