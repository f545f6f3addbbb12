import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";

interface PostgresProxy {
  buildUrl(database: string): string;
  /** Accepts connections and bytes but forwards nothing, like a machine that is gone. */
  isSilent: boolean;
  /** Forwards the next COMMIT after this text, but not its response. */
  cutCommitAfter: string | undefined;
  cut: number;
}

export async function openPostgresProxy(socket: string): Promise<PostgresProxy> {
  const proxy: PostgresProxy = {
    buildUrl: (database) => `postgres://popote@127.0.0.1:${port}/${database}`,
    isSilent: false,
    cutCommitAfter: undefined,
    cut: 0,
  };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(path.join(socket, ".s.PGSQL.5432"));
    for (const each of [client, behind]) {
      sockets.add(each);
      each.on("error", () => undefined).once("close", () => sockets.delete(each));
    }
    carry(proxy, client, behind);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    for (const each of sockets) each.destroy();
    server.close();
  });
  return proxy;
}

function carry(proxy: PostgresProxy, client: Socket, behind: Socket): void {
  let isMeant = false;
  let isCut = false;
  client.on("data", (bytes) => {
    if (proxy.isSilent) return;
    const { cutCommitAfter } = proxy;
    isMeant ||= cutCommitAfter !== undefined && bytes.includes(cutCommitAfter);
    if (isMeant && bytes.includes("commit")) {
      isCut = true;
      proxy.cutCommitAfter = undefined;
      proxy.cut += 1;
    }
    behind.write(bytes);
  });
  behind.on("data", (bytes) => {
    if (isCut) client.destroy();
    else if (!proxy.isSilent) client.write(bytes);
  });
  client.once("close", () => behind.destroy());
  behind.once("close", () => client.destroy());
}
