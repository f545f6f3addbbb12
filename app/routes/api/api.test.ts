import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { CAST, PASSWORD } from "../../../tests/support/cast";
import type { Answer, Client } from "../../../tests/support/client";
import { openInbox } from "../../../tests/support/inbox";
import { openTestServer } from "../../../tests/support/server";

const run = promisify(execFile);
const ALICE = "alice@popote.example";
const IMAGE = "server/operations/demo/images/apple-pie.webp";

const basic = (email: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}`,
});

const parseError = ({ status, text }: Answer) => ({ status, ...JSON.parse(text).error });

test("every curl example in docs/api.md returns the documented response", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-curl-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const blocks = [...readFileSync("docs/api.md", "utf8").matchAll(/```sh\n(.*?)```/gs)].map(
    ([, block = ""]) => block.trim(),
  );
  expect(blocks).toHaveLength(16);
  const nora = { ID: String(CAST.ada.id + 1), IMAGE: path.resolve(IMAGE) };
  let token = "";
  for (const block of blocks) {
    if (block.includes("$TOKEN"))
      token = /token=([\w-]+)/.exec((await inbox.next()).text)?.[1] ?? "";
    const env = { ...process.env, ...nora, POPOTE: server.origin, TOKEN: token };
    const { stdout } = await run("bash", ["-c", block], { cwd: folder, env });
    const status = /^HTTP\/1.1 (\d+)/.exec(stdout)?.[1];
    expect({ block, status }).toEqual({ block, status: /# (\d+)$/.exec(block)?.[1] });
  }
});

test("a session created by the API works for pages and identifies the user", async () => {
  const server = await openTestServer();
  for (const prefix of ["", "/api/v1"]) {
    const client = await server.as("nobody");
    expect((await client.post(`${prefix}/auth/login`, {}, basic(ALICE, PASSWORD))).status).toBe(
      200,
    );
    const me = await client.get("/api/v1/auth/me");
    expect(JSON.parse(me.text)).toEqual({
      username: "Alice",
      id: CAST.alice.id,
      version: null,
      role: "USER",
    });
    expect((await client.get("/home")).status).toBe(200);
    expect((await client.post(`${prefix}/auth/logout`, {})).status).toBe(200);
    expect(parseError(await client.get("/api/v1/auth/me"))).toMatchObject({
      status: 401,
      code: "auth.sessionNotFound",
    });
  }
});

const send = (client: Client, origin: string, method: string, address: string) =>
  fetch(origin + address, { method, headers: { "Accept-Language": "en" } }).then(
    async (answer) => ({
      status: answer.status,
      ...(await answer.json()).error,
      client,
    }),
  );

describe("errors of the authentication calls have their documented code", () => {
  test.each([
    ["auth.wrongCredentials", 401, "POST", "/auth/login"],
    ["auth.sessionNotFound", 401, "POST", "/auth/logout"],
    ["auth.sessionNotFound", 401, "GET", "/api/v1/auth/me"],
    ["auth.missingToken", 400, "POST", "/auth/verify"],
    ["auth.invalidToken", 400, "POST", "/auth/verify?token=made-up"],
    ["auth.mailMissing", 400, "DELETE", "/auth/password/reset/"],
    ["auth.invalidToken", 400, "PUT", "/auth/password/reset/made-up?password=long%20enough"],
    ["auth.missingToken", 400, "PUT", "/auth/password/reset/?password=long%20enough"],
    ["request.invalid", 400, "PUT", "/auth/password/reset/made-up?password=short"],
    ["request.invalid", 400, "POST", "/auth/signup"],
  ])("%s %i: %s %s", async (code, status, method, address) => {
    const server = await openTestServer();
    const client = await server.as("nobody");
    expect(await send(client, server.origin, method, address)).toMatchObject({ status, code });
  });

  test("an unverified account, one without a password, and a missing address", async () => {
    const server = await openTestServer();
    const client = await server.as("nobody");
    const login = (email: string) =>
      client.post("/auth/login", {}, basic(email, PASSWORD)).then(parseError);
    const alice = server.db.updateTable("users").where("id", "=", CAST.alice.id);
    await alice.set({ verified_at: null }).execute();
    expect(await login(ALICE)).toMatchObject({ status: 403, code: "auth.notVerified" });
    await alice.set({ password_hash: null }).execute();
    expect(await login(ALICE)).toMatchObject({ status: 403, code: "auth.useGoogle" });
    expect(await login("")).toMatchObject({ status: 400, code: "auth.mailMissing" });
  });
});

describe("every API URL responds in JSON", () => {
  test.each([
    ["/auth/login", "GET", "POST"],
    ["/api/v1/auth/login", "PUT", "POST"],
    ["/auth/signup", "GET", "POST"],
    ["/auth/verify", "GET", "POST"],
    ["/auth/logout", "GET", "POST"],
    ["/auth/password/reset/x", "GET", "DELETE, PUT"],
    ["/api/v1/auth/me", "POST", "GET, HEAD"],
    ["/api/v1/auth/login-oauth-google", "POST", "GET, HEAD"],
    ["/api/v1/notification", "DELETE", "GET, HEAD"],
    ["/api/v1/open", "POST", "GET, HEAD"],
    ["/image/users/1", "PUT", "POST, DELETE"],
    ["/health", "POST", "GET, HEAD"],
    ["/api/v1/health", "PUT", "GET, HEAD"],
  ])("%s rejects %s with 405 and the allowed methods", async (address, method, allowed) => {
    const server = await openTestServer();
    const answer = await fetch(server.origin + address, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe(allowed);
    expect(await answer.json()).toEqual({
      error: { code: "request.wrongMethod", message: "Request not supported" },
    });
  });

  test.each(["GET", "POST", "PATCH"])("an unknown URL responds to %s with 404", async (method) => {
    const server = await openTestServer();
    for (const address of ["/api/v1/nosuch", "/api/nosuch", "/api/v2/auth/me", "/auth/nosuch"]) {
      const answer = await fetch(server.origin + address, { method, redirect: "manual" });
      expect({ address, status: answer.status }).toEqual({ address, status: 404 });
      expect((await answer.json()).error.code).toBe("request.notFound");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

test("a password sent to the API is checked against the username in the same call", async () => {
  const server = await openTestServer();
  const client = await server.as("nobody");
  const reset = await send(client, server.origin, "PUT", "/auth/password/reset/x");
  expect(reset).toMatchObject({ status: 400, fields: { password: "Required." } });
  expect(reset.fields).not.toHaveProperty("passwordAgain");
});

test("an error is in the caller's language and names each field", async () => {
  const server = await openTestServer();
  const answer = await fetch(`${server.origin}/auth/signup?locale=fr`, {
    method: "POST",
    body: JSON.stringify({
      username: "ab",
      email: ALICE,
      password: "pain perdu",
      passwordAgain: "pain perdu",
    }),
    headers: { "Content-Type": "application/json", "Accept-Language": "en" },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: {
      code: "request.invalid",
      message: "Requête non valide",
      fields: { username: "3 caractères au moins." },
    },
  });
});

test("a cross-site call is rejected, and an endless body is cut off", async () => {
  const server = await openTestServer();
  const forged = await fetch(`${server.origin}/auth/login`, {
    method: "POST",
    headers: { ...basic(ALICE, PASSWORD), Origin: "https://evil.example" },
  });
  expect([forged.status, forged.headers.getSetCookie()]).toEqual([403, []]);
  const endless = await fetch(`${server.origin}/auth/signup`, {
    method: "POST",
    body: "x".repeat(200_000),
  });
  expect(endless.status).toBe(413);
});
