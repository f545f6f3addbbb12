import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { createClient } from "../../../tests/support/client";
import { HARMLESS_RECIPE, writeFullRecipe } from "../../../tests/support/hostile-recipes";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { openSession } from "../../features/accounts/sessions";

/** More than are answered in a second; each requests a different page. */
const CROWD = 500;
const OF_ONE_ADDRESS = 4;

test("in a crowd of readers, signed-in users are served and visitors are asked to come back", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Leek", visibility: "PUBLIC" });
  const [nobody, alice] = [await server.as("nobody"), await server.as("alice")];
  const crowd = await gather(server, buildRequest(id, "Accept: text/html"));
  const [reading, saving, health] = await Promise.all([
    alice.get(`/recipe/view?id=${id}&crowd=mine`),
    alice.post(`/recipe/like?id=${id}`, { liked: "yes" }),
    nobody.get("/health"),
  ]);
  expect([reading.status, saving.status, health.status]).toEqual([200, 303, 200]);
  const answers = await Promise.all(crowd);
  const refused = answers.filter((answer) => answer.startsWith("HTTP/1.1 503 "));
  expect(refused.length).toBeGreaterThan(0);
  const served = answers.filter((answer) => answer.startsWith("HTTP/1.1 200 "));
  expect(served.length).toBeGreaterThanOrEqual(OF_ONE_ADDRESS);
  expect(served.length + refused.length).toBe(CROWD);
  for (const answer of refused) {
    expect(answer).toContain("\r\nRetry-After: 5\r\n");
    expect(answer).toContain("The site is busy right now.");
    expect(answer).toMatch(/<a href="\/recipe\/view\?id=\d+&amp;crowd=\d+">Try again</);
  }
  expect((await nobody.get(`/recipe/view?id=${id}&crowd=after`)).status).toBe(200);
});

test("one user's flood of requests waits with the visitors, and other signed-in users are served", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Leek", visibility: "PUBLIC" });
  const session = await openSession(server.db, { userId: CAST.alice.id, userAgent: "test" });
  const bob = await server.as("bob");
  const crowd = await gather(server, buildRequest(id, `Cookie: session=${session}`));
  expect((await bob.get(`/recipe/view?id=${id}&crowd=mine`)).status).toBe(200);
  const answers = await Promise.all(crowd);
  const refused = answers.filter((answer) => answer.startsWith("HTTP/1.1 503 "));
  expect(refused.length).toBeGreaterThan(0);
  const alice = createClient(server.origin, session);
  expect((await alice.get(`/recipe/view?id=${id}&crowd=after`)).status).toBe(200);
});

test("one account's flood of writes waits, and others are served in between", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Leek", visibility: "PUBLIC" });
  const session = await openSession(server.db, { userId: CAST.alice.id, userAgent: "test" });
  const bob = await server.as("bob");
  const head = [
    `POST /recipe/like?id=${id} HTTP/1.1`,
    `Host: ${new URL(server.origin).host}`,
    `Origin: ${server.origin}`,
    `Cookie: session=${session}`,
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Length: 9",
  ];
  const crowd = await gather(
    server,
    () => `${head.join("\r\n")}\r\nConnection: close\r\n\r\nliked=yes`,
  );
  const served = countServed(crowd, 303);
  expect((await bob.get(`/recipe/view?id=${id}&crowd=mine`)).status).toBe(200);
  expect(served()).toBeLessThan(CROWD / 2);
  await Promise.all(crowd);
  expect(served()).toBeGreaterThan(0);
});

test("one account's expensive pages are rendered one by one, with others in between", async () => {
  const server = await openTestServer();
  const { name, text } = HARMLESS_RECIPE;
  const long = await writeFullRecipe(server.db, "alice", name, text);
  const short = await writeRecipe(server.db, "alice", { title: "Leek", visibility: "PUBLIC" });
  const [alice, bob] = [await server.as("alice"), await server.as("bob")];
  const form = `/recipe/edit?id=${long}&view=lines`;
  await Promise.all([alice.get(form), bob.get(`/recipe/view?id=${short}`)]);
  let opened = 0;
  const forms = Array.from({ length: 6 }, async () => {
    const { status } = await alice.get(form);
    opened += 1;
    return status;
  });
  expect((await bob.get(`/recipe/view?id=${short}&crowd=mine`)).status).toBe(200);
  expect(opened).toBeLessThan(4);
  expect((await Promise.all(forms)).every((status) => [200, 503].includes(status))).toBe(true);
});

test("visitors from an address with fewer pages in progress come first", async () => {
  const server = await openTestServer({ trustedProxies: 1 });
  const id = await writeRecipe(server.db, "alice", { title: "Leek", visibility: "PUBLIC" });
  const visitor = createClient(server.origin, undefined, { "X-Forwarded-For": "203.0.113.9" });
  await visitor.get(`/recipe/view?id=${id}`);
  const crowd = await gather(server, buildRequest(id, "X-Forwarded-For: 198.51.100.7"));
  const served = countServed(crowd, 200);
  expect((await visitor.get(`/recipe/view?id=${id}&crowd=mine`)).status).toBe(200);
  expect(served()).toBeLessThan(CROWD / 4);
  await Promise.all(crowd);
  expect(served()).toBeGreaterThan(0);
});

test("a cookie without a session does not count as signed in, and API calls get JSON", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Leek", visibility: "PUBLIC" });
  const crowd = await gather(server, buildRequest(id, `Cookie: session=${"x".repeat(43)}`));
  const answers = await Promise.all(crowd);
  const refused = answers.find((answer) => answer.startsWith("HTTP/1.1 503 "));
  expect(refused).toMatch(
    /\{"error":\{"code":"request\.busy","message":"The site is busy[^"]+"\}\}/,
  );
});

const buildRequest = (id: number, header: string) => (at: number) =>
  `GET /recipe/view?id=${id}&crowd=${at} HTTP/1.1\r\nHost: 127.0.0.1\r\n${header}\r\nConnection: close\r\n\r\n`;

/** Opens and uses all connections, then sends all requests at once; resolves to responses. */
async function gather({ origin }: TestServer, buildRequest: (at: number) => string) {
  const port = Number(new URL(origin).port);
  const sockets = Array.from({ length: CROWD }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets) socket.write("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  await Promise.all(sockets.map((socket) => once(socket, "data")));
  return sockets.map((socket, at) => {
    socket.write(buildRequest(at));
    return text(socket);
  });
}

/** Counts responses with this status so far; on a slow machine all others may have been refused. */
function countServed(crowd: Promise<string>[], status: number): () => number {
  let served = 0;
  const count = (answer: string) => {
    if (answer.startsWith(`HTTP/1.1 ${status} `)) served += 1;
  };
  for (const answer of crowd) answer.then(count);
  return () => served;
}
