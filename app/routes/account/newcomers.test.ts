import { expect, test } from "vitest";
import { issueToken } from "#server/features/accounts/tokens";
import type { Client } from "../../../tests/support/client";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const PASSWORD = "pain perdu";

async function signUp(server: TestServer, browser: Client, username: string) {
  await browser.get("/signup");
  const email = `${username.toLowerCase()}@popote.example`;
  const form = { username, email, password: PASSWORD, passwordAgain: PASSWORD };
  expect((await browser.post("/signup", form)).location).toBe("/verification-email-sent");
  const { id } = await server.db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return server.db
    .transaction()
    .execute((trx) => issueToken(trx, { userId: id, kind: "VERIFY_EMAIL", email: null }));
}

const isLoggedIn = async (browser: Client) => (await browser.get("/home")).status === 200;

test("confirming the address in the browser that signed up logs the newcomer in and welcomes them", async () => {
  const server = await openTestServer();
  const browser = await server.as("nobody");
  const token = await signUp(server, browser, "Nora");
  expect(await isLoggedIn(browser)).toBe(false);
  const confirmed = await browser.post("/user/verify", { token });
  expect([confirmed.status, confirmed.location]).toEqual([303, "/home"]);
  const home = await browser.get("/home");
  expect(extractText(home.text)).toContain("Your address is confirmed, and you are logged in.");
  expect(home.text).toContain("Welcome, Nora");
});

test("in another browser the log-in form has the address, on that browser only", async () => {
  const server = await openTestServer();
  const [laptop, phone, stranger] = [
    await server.as("nobody"),
    await server.as("nobody"),
    await server.as("nobody"),
  ];
  const token = await signUp(server, laptop, "Nora");
  const confirmed = await phone.post("/user/verify", { token });
  expect([confirmed.status, confirmed.location]).toEqual([303, "/login"]);
  expect(await isLoggedIn(phone)).toBe(false);
  expect(extractFields((await phone.get("/login")).text).email).toBe("nora@popote.example");
  expect(extractFields((await stranger.get("/login")).text).email).toBe("");
  // The link is used up: the first browser gains nothing by it.
  expect((await laptop.post("/user/verify", { token })).status).toBe(400);
  expect(await isLoggedIn(laptop)).toBe(false);
});

test("a browser that signed up for one account is not logged in to another", async () => {
  const server = await openTestServer();
  const [mallory, nora] = [await server.as("nobody"), await server.as("nobody")];
  await signUp(server, mallory, "Mallory");
  const token = await signUp(server, nora, "Nora");
  expect((await mallory.post("/user/verify", { token })).location).toBe("/login");
  expect(await isLoggedIn(mallory)).toBe(false);
});

test("confirming opens a new session: cookies planted before open nothing", async () => {
  const server = await openTestServer();
  const [victim, attacker] = [await server.as("nobody"), await server.as("nobody")];
  await attacker.get("/signup");
  for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
  const token = await signUp(server, victim, "Nora");
  for (const [name, value] of victim.cookies) attacker.cookies.set(name, value);
  expect((await victim.post("/user/verify", { token })).location).toBe("/home");
  expect(await isLoggedIn(victim)).toBe(true);
  expect(await isLoggedIn(attacker)).toBe(false);
  expect((await attacker.post("/user/verify", { token })).status).toBe(400);
});

test("confirming an address keeps the session of another account", async () => {
  const server = await openTestServer();
  const browser = await server.as("nobody");
  const token = await signUp(server, browser, "Nora");
  const alice = await server.as("alice");
  for (const [name, value] of alice.cookies) browser.cookies.set(name, value);
  expect((await browser.post("/user/verify", { token })).location).toBe("/login");
  expect((await browser.get("/home")).text).toContain("Alice");
});
