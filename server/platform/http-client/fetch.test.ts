import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { fetchOutcome, sendRedirects, sendText, WANTED } from "../../../tests/support/fetching";
import { openOutside } from "../../../tests/support/outside";
import { fetchGuarded } from "./fetch";
import type { OutgoingPolicy } from "./outgoing-policy";

async function answered(
  answer: (response: ServerResponse) => void,
  limits?: Partial<OutgoingPolicy>,
) {
  const outside = await openOutside((_, response) => answer(response));
  return fetchOutcome(outside.address("/"), { ...outside.outgoing, ...limits });
}

test("a page is fetched without identifying headers, and its final address is returned", async () => {
  const outside = await openOutside(({ url }, response) => {
    if (url === "/start") response.writeHead(308, { Location: "/cr\u00c3\u00a8me?b=1#c" }).end();
    else response.setHeader("Content-Type", "text/html; charset=utf-8").end("Crème");
  });
  const fetched = await fetchGuarded(outside.address("/start"), WANTED, outside.outgoing);
  expect({ ...fetched, body: fetched.body.toString() }).toEqual({
    address: outside.address("/cr%C3%A8me?b=1#c"),
    contentType: "text/html; charset=utf-8",
    body: "Crème",
  });
  for (const { method, headers } of outside.requests) {
    expect(method).toBe("GET");
    expect(headers).toEqual({
      host: `recipes.example:${outside.port}`,
      "user-agent": expect.stringMatching(/^Popote\/[\d.]+ \(recipe import\)$/),
      accept: "text/html",
      "accept-language": expect.any(String),
      "accept-encoding": "gzip, br",
      connection: "close",
    });
  }
});

test.each([301, 302, 303, 307, 308])(
  "a redirect %i is followed without its cookie",
  async (status) => {
    const outside = await openOutside(sendText("there"));
    const there = `//two.example:${outside.port}/3`;
    const again = await openOutside(sendRedirects({ "/1": "/2", "/2": there }, status));
    const outgoing = { ...again.outgoing, ports: [again.port, outside.port] };
    expect(await fetchOutcome(again.address("/1"), outgoing)).toBe("there");
    const all = [...again.requests, ...outside.requests];
    expect(all.map(({ url, headers }) => [url, headers.cookie, headers.referer])).toEqual([
      ["/1", undefined, undefined],
      ["/2", undefined, undefined],
      ["/3", undefined, undefined],
    ]);
  },
);

test("five redirects are followed; a sixth and a loop are refused", async () => {
  const places = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`/${at}`, `/${at + 1}`]));
  const outside = await openOutside(sendRedirects({ ...places, "/circle": "/circle" }));
  expect(await fetchOutcome(outside.address("/2"), outside.outgoing)).toBe("there");
  expect(await fetchOutcome(outside.address("/1"), outside.outgoing)).toBe("tooManyHops");
  outside.requests.length = 0;
  expect(await fetchOutcome(outside.address("/circle"), outside.outgoing)).toBe("tooManyHops");
  expect(outside.requests).toHaveLength(6);
});

test.each([204, 206, 304, 401, 403, 404, 410, 429, 500, 503])(
  "a response with status %i is not retried",
  async (status) => {
    const outside = await openOutside((_, response) => {
      response.writeHead(status, { "WWW-Authenticate": "Basic", "Retry-After": "0" }).end();
    });
    const outcome = await fetchOutcome(outside.address("/"), outside.outgoing);
    expect(outcome).toBe(`refused ${status}`);
    expect(outside.requests).toHaveLength(1);
  },
);

test("a redirect without a Location header is refused", async () => {
  expect(await answered((response) => response.writeHead(302).end())).toBe("refused 302");
});

test("a slow body, a missing response and a hanging lookup time out", async () => {
  const dripping = (response: ServerResponse) => {
    const timer = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(timer));
  };
  expect(await answered(dripping, { totalMs: 150 })).toBe("tooSlow");
  expect(await answered(() => undefined, { requestMs: 50 })).toBe("tooSlow");
  const never = () => new Promise<never>(() => undefined);
  expect(await answered(() => undefined, { lookup: never, requestMs: 50 })).toBe("tooSlow");
  const slowly = (response: ServerResponse) => {
    response.flushHeaders();
    setTimeout(() => response.end("there"), 1_500);
  };
  expect(await answered(slowly, { requestMs: 1_000 })).toBe("there");
});

test("all redirects share one total timeout", async () => {
  const outside = await openOutside((_, response) => {
    setTimeout(() => response.writeHead(302, { Location: "/" }).end(), 60);
  });
  const outgoing = { ...outside.outgoing, requestMs: 1_000, totalMs: 150 };
  expect(await fetchOutcome(outside.address("/"), outgoing)).toBe("tooSlow");
});

test("an endless body is aborted as soon as it exceeds the limit", async () => {
  let isLeft: Promise<unknown> | undefined;
  const endless = (response: ServerResponse) => {
    isLeft = once(response, "close");
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(10_000)));
    };
    response.on("drain", more);
    more();
  };
  expect(await answered(endless)).toBe("tooLarge");
  await isLeft;
});

test.each(["gzip", "br", "deflate"])("the size limit applies to unpacked %s", async (packing) => {
  const pack =
    { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync }[packing] ?? gzipSync;
  const packed = (body: Buffer) => (response: ServerResponse) =>
    response.setHeader("Content-Encoding", packing).end(pack(body));
  expect(await answered(packed(Buffer.from("Crème")))).toBe("Crème");
  expect(await answered(packed(Buffer.alloc(WANTED.maxBytes)))).toHaveLength(WANTED.maxBytes);
  expect(await answered(packed(Buffer.alloc(WANTED.maxBytes + 1)))).toBe("tooLarge");
  expect(await answered(packed(Buffer.alloc(50_000_000)))).toBe("tooLarge");
});

test("the size limit applies to the bytes received when they unpack to nothing", async () => {
  const nothing = Buffer.concat(Array(10_000).fill(gzipSync("")));
  const answer = (response: ServerResponse) => {
    response.setHeader("Content-Encoding", "gzip");
    const more = () => {
      while (!response.destroyed && response.write(nothing));
    };
    response.on("drain", more);
    more();
  };
  expect(await answered(answer)).toBe("tooLarge");
});

test("double, unknown or invalid compression is a broken response", async () => {
  for (const [encoding, body] of [
    ["gzip, gzip", gzipSync(gzipSync("x"))],
    ["constructor", Buffer.from("x")],
    ["gzip", Buffer.from("x".repeat(100))],
    ["gzip", gzipSync("x".repeat(1_000)).subarray(0, 20)],
  ] as const) {
    const answer = (response: ServerResponse) =>
      response.setHeader("Content-Encoding", encoding).end(body);
    expect(await answered(answer)).toBe("broken");
  }
});

test("headers of more than 64 KB are too large", async () => {
  const heavy = (bytes: number) => (response: ServerResponse) =>
    response.setHeader("X-Heavy", "x".repeat(bytes)).end("there");
  expect(await answered(heavy(60_000))).toBe("there");
  expect(await answered(heavy(66_000))).toBe("tooLarge");
});

test.each([
  ["a body shorter than it said", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx", "broken"],
  ["a body larger than is taken", "HTTP/1.1 200 OK\r\nContent-Length: 100001\r\n\r\nx", "tooLarge"],
  [
    "another protocol",
    "HTTP/1.1 101 Switching\r\nUpgrade: ws\r\nConnection: upgrade\r\n\r\n",
    "broken",
  ],
  ["no HTTP", "220 smtp.example ESMTP\r\n", "broken"],
  ["two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx", "broken"],
  ["nothing", "", "broken"],
])("%s is not a valid response", async (_, sent, outcome) => {
  const { address, outgoing, port } = await openRaw(sent);
  expect(await fetchOutcome(address, { ...outgoing, ports: [port] })).toBe(outcome);
});

test("an https address that answers in plain http is refused before anything is sent", async () => {
  const raw = await openRaw("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx");
  const address = raw.address.replace("http:", "https:");
  expect(await fetchOutcome(address, { ...raw.outgoing, ports: [raw.port] })).toBe("broken");
  expect(raw.heard()).not.toContain("GET");
});

async function openRaw(sent: string) {
  const { outgoing } = await openOutside(sendText(""));
  let heard = "";
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (bytes) => {
      heard += bytes.toString("latin1");
      socket.end(sent);
    });
  });
  server.listen(0, "0.0.0.0");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { address: `http://recipes.example:${port}/`, port, outgoing, heard: () => heard };
}
