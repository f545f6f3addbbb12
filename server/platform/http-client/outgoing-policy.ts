import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address";

export interface OutgoingPolicy {
  lookup(host: string): Promise<{ address: string; family: number }[]>;
  isAllowed(address: string): boolean;
  ports: readonly number[];
  requestMs: number;
  totalMs: number;
}

export const DEFAULT_POLICY: OutgoingPolicy = {
  lookup: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  ports: [80, 443],
  requestMs: 10_000,
  totalMs: 20_000,
};
