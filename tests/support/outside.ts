import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { DEFAULT_POLICY, type OutgoingPolicy } from "#server/platform/http-client/outgoing-policy";

/** Stands for a public address; servers on it can also be reached at 127.0.0.1. */
export const PUBLIC = "127.0.0.2";

/** The rest of the internet, as far as a test needs it. */
interface Outside {
  port: number;
  address(path: string, host?: string): string;
  /** The server's policy for outgoing connections: the guarded one, plus this outside. */
  outgoing: OutgoingPolicy;
  requests: IncomingMessage[];
}

/** Starts a server that answers for every outside host name. */
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
