import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { CAST, PASSWORD } from "../../../tests/support/cast";
import { giveImage } from "../../../tests/support/images";
import { openInbox } from "../../../tests/support/inbox";
import { extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";
import { type LogLine, loggedLines, takeComplaints } from "../../../tests/support/watched-log";
import { redactPath } from "../../platform/redact-path";

const requests = () => loggedLines().filter(({ method }) => method);

/** A line is written after its response. */
async function findLogLine({ headers }: { headers: Headers }): Promise<LogLine> {
  const requestId = headers.get("X-Request-Id");
  return vi.waitFor(() => {
    const line = requests().find((each) => each.requestId === requestId);
    if (!line) throw new Error(`request ${requestId} is not logged`);
    return line;
  }, 10_000);
}

test("a request is logged as one line: time, path, status, duration, size and user", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const answer = await alice.get("/user/view?user=1");
  const line = await findLogLine(answer);
  expect(line).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
    method: "GET",
    path: "/user/view",
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    user: CAST.alice.id,
  });
  expect(line.bytes).toBeGreaterThan(answer.bytes.length / 20);
  const nobody = await server.as("nobody");
  expect(await findLogLine(await nobody.get("/no/such/page"))).not.toHaveProperty("user");
  expect(new Set(requests().map(({ requestId }) => requestId)).size).toBe(2);
});

test("a page's assets are logged only at level debug", async () => {
  const server = await openTestServer();
  await giveImage(server, "users", 1);
  const alice = await server.as("alice");
  const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec((await alice.get("/home")).text) ?? [];
  const everyday = [script, "/image/users/1-v1.webp", "/images/icon.svg", "/health"];
  for (const address of everyday) expect((await alice.get(address)).status).toBe(200);
  await findLogLine(await alice.get("/dashboard"));
  expect(requests().map(({ path }) => path)).toEqual(["/home", "/dashboard"]);
  server.log.level = "debug";
  for (const address of everyday)
    expect(await findLogLine(await alice.get(address))).toMatchObject({
      level: "debug",
      path: address,
    });
  server.log.level = "info";
});

test("the visitor's address is logged only if a setting asks for it", async () => {
  const quiet = await (await openTestServer()).as("nobody");
  expect(await findLogLine(await quiet.get("/login"))).not.toHaveProperty("address");
  const asked = await (await openTestServer({ logsAddresses: true })).as("nobody");
  expect(await findLogLine(await asked.get("/login"))).toMatchObject({ address: "127.0.0.1" });
});

test("no log line holds a secret, a password, a cookie or an email address", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const nora = await server.as("nobody");
  const email = "nora@popote.example";
  const form = { username: "Nora", email, password: "brown butter", passwordAgain: "brown butter" };
  expect((await nora.post("/signup", form)).status).toBe(303);
  const [, verify = ""] = /token=([\w-]+)/.exec((await inbox.next()).text) ?? [];
  await nora.get(`/user/verify?token=${verify}`);
  await nora.post("/user/verify", { token: verify });
  await nora.get(`/user/verify.data?token=${verify}`);
  await nora.post("/login", { email, password: "browned butter" });
  await nora.post("/login", { email, password: "brown butter" });
  const session = nora.cookies.get("session") ?? "";
  expect(session).toHaveLength(43);
  await nora.delete(`/auth/password/reset/${email}`);
  await nora.delete(`/api/v1/auth/password/reset/${encodeURIComponent(email)}`);
  const [, reset = ""] = /token=([\w-]+)/.exec((await inbox.next()).text) ?? [];
  await nora.get(`/auth/password/reset/${reset}?password=golden%20butter`);
  await nora.get(`/auth/password/reset/short?password=golden%20butter`);
  await nora.get(`/${reset}/${email}`);
  await nora.get(`/image/pending/${reset}.webp`);
  await nora.post("/auth/login", {}, { Authorization: `Basic ${btoa(`${email}:brown butter`)}` });
  await nora.get("/%E0%A4%A/nora@popote.example");
  await server.db.schema.dropTable("attempts").execute();
  await nora.post("/login", { email, password: "brown butter" });
  await findLogLine(await nora.get("/home"));

  expect(takeComplaints()).toHaveLength(1);
  const said = loggedLines().map((line) => JSON.stringify(line));
  expect(said.length).toBeGreaterThan(12);
  const secrets = [verify, reset, session, email, "nora", "butter", PASSWORD, btoa(email)];
  for (const secret of [...secrets, encodeURIComponent(email), "?"])
    expect(said.filter((line) => line.includes(secret))).toEqual([]);
});

test.each([
  ["/recipe/view?id=4", "/recipe/view"],
  ["/api/v1/auth/password/reset/nora@popote.example", "/api/v1/auth/password/reset/…"],
  ["/auth/password/reset/a/b.data", "/auth/password/reset/…"],
  ["/image/recipes/12-v3.webp", "/image/recipes/12-v3.webp"],
  [`/image/pending/${"s".repeat(43)}.webp`, "/image/pending/…"],
  ["/a%40b/c d/\u001b[31m/ok", "/…/…/…/ok"],
])("%s is logged as %s", (address, path) => {
  expect(redactPath(address)).toBe(path);
});

describe("an internal error is shown without detail, with the id it has in the log", () => {
  test("on a page, with script or without", async () => {
    const server = await openTestServer();
    await sql`DROP TABLE ingredient_names`.execute(server.db);
    const alice = await server.as("alice");
    for (const address of ["/ingredient/list", "/ingredient/list.data"]) {
      const answer = await alice.get(address);
      const requestId = answer.headers.get("X-Request-Id");
      expect(answer.status).toBe(500);
      expect(answer.text).toContain(requestId);
      expect(answer.text).not.toMatch(/ingredient_names|SqliteError/);
      expect(takeComplaints()).toMatchObject([
        {
          level: "error",
          requestId,
          err: { type: "SqliteError", message: "no such table: ingredient_names" },
        },
      ]);
    }
    const page = await alice.get("/ingredient/list");
    expect(extractText(page.text)).toContain(
      `Reference in the log: ${page.headers.get("X-Request-Id")}`,
    );
    takeComplaints();
  });

  test("in the JSON and the header of a call, in the caller's language", async () => {
    const server = await openTestServer();
    await sql`DROP TABLE attempts`.execute(server.db);
    const nobody = await server.as("nobody");
    const headers = { Authorization: `Basic ${btoa(`alice@popote.example:${PASSWORD}`)}` };
    for (const [locale, message] of [
      ["en", "Something went wrong"],
      ["fr", "Une erreur est survenue"],
    ]) {
      const answer = await nobody.post(`/api/v1/auth/login?locale=${locale}`, {}, headers);
      expect(answer.status).toBe(500);
      const requestId = answer.headers.get("X-Request-Id");
      expect(JSON.parse(answer.text)).toEqual({
        error: { code: "unexpected", message, requestId },
      });
      expect(takeComplaints()).toMatchObject([{ requestId, err: { type: "SqliteError" } }]);
    }
  });
});
