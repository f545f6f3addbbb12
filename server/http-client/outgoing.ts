import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address";

/** The way out of this machine: what a name leads to, and where one may go. */
export interface Outgoing {
  lookup(host: string): Promise<{ address: string; family: number }[]>;
  isAllowed(address: string): boolean;
  ports: readonly number[];
  /** For the answer to begin, at each address on the way. */
  hopMs: number;
  /** For everything. */
  wholeMs: number;
}

/** The one that Popote takes: to public addresses only. No setting changes it. */
export const guarded: Outgoing = {
  lookup: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  ports: [80, 443],
  hopMs: 10_000,
  wholeMs: 20_000,
};
