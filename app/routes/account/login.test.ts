import { beforeEach, expect, test, vi } from "vitest";
import { PASSWORD } from "../../../tests/support/cast";
import { extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

const ALICE = { email: "alice@popote.example", password: PASSWORD };

test("a wrong password and an unknown address get the same response", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const answers = [
    await visitor.post("/login", { ...ALICE, password: "wrong horse" }),
    await visitor.post("/login", { ...ALICE, email: "nobody@popote.example" }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(extractText(answer.text)).toContain("Wrong email address or password");
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("the eleventh attempt in 15 minutes is refused, whatever its password or forged headers", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  for (let attempt = 1; attempt <= 10; attempt++) {
    const answer = await visitor.post(
      "/login",
      { ...ALICE, password: `guess ${attempt}` },
      { "X-Forwarded-For": `10.0.0.${attempt}` },
    );
    expect(answer.status).toBe(400);
  }
  const braked = await visitor.post("/login", ALICE, { "X-Forwarded-For": "10.9.9.9" });
  expect(braked.status).toBe(429);
  expect(Number(braked.headers.get("Retry-After"))).toBeGreaterThan(800);
  expect(extractText(braked.text)).toContain("Too many attempts");
  await server.db
    .updateTable("attempts")
    .set({ window_ends_at: Date.now() - 1 })
    .execute();
  expect((await visitor.post("/login", ALICE)).status).toBe(303);
});

test("attempts on one account are limited across all addresses, and others can still log in", async () => {
  const server = await openTestServer({ trustedProxies: 1 });
  const visitor = await server.as("nobody");
  const from = (address: string) => ({ "X-Forwarded-For": address });
  for (let attempt = 1; attempt <= 10; attempt++) {
    await visitor.post("/login", { ...ALICE, password: "guess" }, from(`192.0.2.${attempt}`));
  }
  await visitor.post("/login", { ...ALICE, password: "guess" }, from("192.0.2.98"));
  const slowed = await visitor.post("/login", ALICE, from("192.0.2.99"));
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  const bob = { ...ALICE, email: "bob@popote.example" };
  expect((await visitor.post("/login", bob, from("192.0.2.99"))).status).toBe(303);
});

test("a visitor returns to the requested URL after logging in, but only on this site", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const sent = await visitor.get("/recipe/list?source=user&search=a%26b");
  expect([sent.status, sent.location]).toEqual([303, "/login"]);
  const inside = await visitor.post("/login", ALICE);
  expect(inside.location).toBe("/recipe/list?source=user&search=a%26b");
  expect(visitor.cookies.has("redirectedFrom")).toBe(false);

  for (const elsewhere of [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
  ]) {
    const other = await server.as("nobody");
    other.cookies.set("redirectedFrom", encodeURIComponent(elsewhere));
    expect({ elsewhere, to: (await other.post("/login", ALICE)).location }).toEqual({
      elsewhere,
      to: "/home",
    });
  }
});

test("only page navigations are remembered for the redirect after login", async () => {
  const server = await openTestServer();
  const remembered = async (path: string, headers: Record<string, string> = {}) => {
    const visitor = await server.as("nobody");
    visitor.cookies.set("redirectedFrom", encodeURIComponent("/dashboard"));
    const { location } = await visitor.get(path, headers);
    return [location, decodeURIComponent(visitor.cookies.get("redirectedFrom") ?? "")];
  };
  for (const path of ["/feed", "/no/such/page", "/favicon.ico", "/wp-login.php", "/api/v1/nosuch"])
    expect({ path, was: await remembered(path) }).toEqual({ path, was: [null, "/dashboard"] });
  for (const asked of ["image", "script", "iframe", "manifest"])
    expect(await remembered("/recipe/edit", { "Sec-Fetch-Dest": asked })).toEqual([
      "/login",
      "/dashboard",
    ]);
  for (const asked of ["document", "empty"])
    expect(await remembered("/recipe/edit?id=3", { "Sec-Fetch-Dest": asked })).toEqual([
      "/login",
      "/recipe/edit?id=3",
    ]);
  expect(await remembered("/.well-known/change-password")).toEqual([
    "/password/update/",
    "/dashboard",
  ]);
});

test("only a user whose session has ended is told so", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const sent = await visitor.post("/user/follow", { intent: "follow", user: "1" });
  expect(sent.location).toBe("/login");
  const alice = await server.as("alice");
  await server.db.deleteFrom("sessions").execute();
  const ended = await alice.post("/user/follow", { intent: "follow", user: "2" });
  const page = extractText((await alice.get(ended.location ?? "")).text);
  expect(page).toContain("You are no longer logged in. Log in to continue where you left off.");
  expect(page).not.toContain("Session not found");
});

test("persistent guessing gets a short response, and limits elsewhere do not block logging in", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  for (let attempt = 0; attempt < 35; attempt++) {
    await visitor.post("/password/reset/", { email: "stranger@popote.example" });
  }
  expect((await visitor.post("/login", ALICE)).status).toBe(303);
  const guesser = await server.as("nobody");
  for (let attempt = 0; attempt < 32; attempt++) {
    await guesser.post("/login", { email: "bob@popote.example", password: "guess" });
  }
  const short = await guesser.post("/login", ALICE);
  expect([short.status, short.text.length < 300]).toEqual([429, true]);
  expect(Number(short.headers.get("Retry-After"))).toBeGreaterThan(800);
  expect(short.text).toContain("Too many attempts");
  // The page fits a phone and has a link back.
  expect(short.text).toMatch(/<html lang="en"><meta name="viewport".*href="\/login"/);
});
