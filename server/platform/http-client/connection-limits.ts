import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address";

export interface Outgoing {
  lookup(host: string): Promise<{ address: string; family: number }[]>;
  isAllowed(address: string): boolean;
  ports: readonly number[];
  hopMs: number;
  wholeMs: number;
}

export const guarded: Outgoing = {
  lookup: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  ports: [80, 443],
  hopMs: 10_000,
  wholeMs: 20_000,
};
