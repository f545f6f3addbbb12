import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { watchRequests } from "./graceful-stop";

async function listen(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer);
  const drain = watchRequests(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, drain, port };
}

test("a request not answered in time is cut, and counted", async () => {
  const { server, drain, port } = await listen(() => undefined);
  const asked = request({ port, host: "127.0.0.1" }).end();
  const cut = once(asked, "error");
  await once(server, "request");
  expect(await drain({ graceMs: 0, deadlineMs: 50 })).toBe(1);
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});

test("a request on an open connection within the grace period is answered, and is its last", async () => {
  const { server, drain, port } = await listen((_request, response) => response.end("done"));
  const socket = connect(port, "127.0.0.1");
  await once(server, "connection");
  const drained = drain({ graceMs: 10_000, deadlineMs: 10_000 });
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(String((await once(socket, "data"))[0])).toContain("Connection: close");
  expect(await drained).toBe(0);
});

test("an idle connection is closed after the grace period, new or kept alive", async () => {
  const { server, drain, port } = await listen((_request, response) => response.end("done"));
  const sockets = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")] as const;
  const kept = once(sockets[1], "data");
  sockets[1].write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(String((await kept)[0])).toContain("Connection: keep-alive");
  await new Promise<void>((resolve) => {
    const count = () =>
      server.getConnections((_error, open) => (open === 2 ? resolve() : setImmediate(count)));
    count();
  });
  const ended = sockets.map((socket) => once(socket, "close"));
  expect(await drain({ graceMs: 0, deadlineMs: 10_000 })).toBe(0);
  await Promise.all(ended);
});

test("a response is sent to its end over a slow connection", async () => {
  const bytes = 20_000_000;
  const { server, drain, port } = await listen((_request, response) =>
    response.end(Buffer.alloc(bytes)),
  );
  const asked = request({ port, host: "127.0.0.1" }).end();
  const [answer] = await once(asked, "response");
  const drained = drain({ graceMs: 0, deadlineMs: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 0));
  let received = 0;
  for await (const chunk of answer) received += chunk.length;
  expect([received, await drained, server.listening]).toEqual([bytes, 0, false]);
});

test("connections in the backlog at the stop are answered, not reset", async () => {
  const { drain, port } = await listen((_request, response) => response.end("done"));
  const answers = Array.from({ length: 20 }, async () => {
    const [answer] = await once(request({ port, host: "127.0.0.1" }).end(), "response");
    answer.resume();
    return answer.statusCode;
  });
  await new Promise(setImmediate);
  const drained = drain({ graceMs: 1_000, deadlineMs: 10_000 });
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
  await drained;
});
