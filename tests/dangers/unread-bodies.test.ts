import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openTestServer, type TestServer } from "../support/server";

const MEGABYTE = Buffer.alloc(1_000_000, "a");
/** More than the connection buffers hold, so that it stalls while nobody reads. */
const MEGABYTES = 20;
/** Far more than the server discards. */
const MANY_MEGABYTES = 500;

test("a large body that no page reads does not keep its connection open", async () => {
  const server = await openTestServer();
  for (const path of ["/logout", "/nothing/here", "/recipe/list", "/robots.txt", "/light"]) {
    const socket = open(server);
    const heard = hear(socket);
    socket.write(buildHead(server, path, `Content-Length: ${MEGABYTES * MEGABYTE.length}`));
    for (let sent = 0; sent < MEGABYTES; sent++) await write(socket, MEGABYTE);
    socket.write("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    await once(socket, "close");
    expect(heard().match(/^HTTP\/1\.1 \d+/gm), path).toEqual([
      expect.stringMatching(/ (303|400|404|405|413)$/),
      "HTTP/1.1 200",
    ]);
  }
});

test("an endless body is answered and cut off", async () => {
  const server = await openTestServer();
  for (const path of ["/logout", "/login", "/nothing/here", "/api/v1/auth/login"]) {
    const socket = open(server);
    const heard = hear(socket);
    socket.write(buildHead(server, path, "Transfer-Encoding: chunked"));
    let sent = 0;
    const chunk = Buffer.concat([
      Buffer.from(`${MEGABYTE.length.toString(16)}\r\n`),
      MEGABYTE,
      Buffer.from("\r\n"),
    ]);
    for (; sent < MANY_MEGABYTES && !socket.destroyed; sent++) await write(socket, chunk);
    expect(socket.destroyed, path).toBe(true);
    expect(heard(), path).toMatch(/^HTTP\/1\.1 (303|400|401|404|405|413) /);
  }
});

function open({ origin }: TestServer): Socket {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  // The connection is cut while it is written to.
  socket.on("error", () => undefined);
  return socket;
}

function hear(socket: Socket): () => string {
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => {
    heard += text;
  });
  return () => heard;
}

function buildHead({ origin }: TestServer, path: string, length: string): string {
  const host = new URL(origin).host;
  const form = "Content-Type: application/x-www-form-urlencoded";
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${form}\r\n${length}\r\n\r\n`;
}

/** Resolves once the bytes are written, or the connection is cut. */
function write(socket: Socket, bytes: Buffer): Promise<unknown> {
  if (socket.write(bytes)) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const done = () => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });
}
