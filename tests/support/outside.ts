import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { DEFAULT_POLICY, type OutgoingPolicy } from "#server/platform/http-client/outgoing-policy";

/** Stands for a public address; what listens there is reached by 127.0.0.1, too. */
export const PUBLIC = "127.0.0.2";

/** The rest of the world, as far as a test needs it. */
export interface Outside {
  port: number;
  /** Of a site out there. */
  address(path: string, host?: string): string;
  /** The way there for the server; it goes nowhere that the guarded one would not, besides. */
  outgoing: OutgoingPolicy;
  /** Every request that came, whoever sent it. */
  requests: IncomingMessage[];
}

/** Opens a server that stands for every site of the world, whatever its name. */
export async function openOutside(answer: RequestListener): Promise<Outside> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.listen(0, "0.0.0.0");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: (path, host = "recipes.example") => `http://${host}:${port}${path}`,
    outgoing: {
      ...DEFAULT_POLICY,
      lookup: async () => [{ address: PUBLIC, family: 4 }],
      isAllowed: (address) => address === PUBLIC || DEFAULT_POLICY.isAllowed(address),
      ports: [port],
    },
    requests,
  };
}
