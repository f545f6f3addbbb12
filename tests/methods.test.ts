import { expect, test } from "vitest";
import routes from "~/routes";
import { hideAccount } from "./support/follows";
import { openTestServer, type TestServer } from "./support/server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

const fillPath = (path: string) =>
  `/${path.replace(":type", "recipes").replace(":id", "1").replace(":subject?", "x").replace("*", "none")}`;

const send = (server: TestServer, method: string, path: string, headers = {}) =>
  fetch(server.origin + path, {
    method,
    redirect: "manual",
    headers: { "Accept-Language": "en", ...headers },
  });

test("every route answers every method, and a 405 explains itself and lists the allowed methods", async () => {
  const server = await openTestServer();
  const wrong: unknown[] = [];
  for (const path of new Set(routes.map(({ path = "" }) => fillPath(path)))) {
    for (const method of METHODS) {
      const answer = await send(server, method, path);
      const text = await answer.text();
      const allow = answer.headers.get("Allow");
      const isFault = answer.status >= 500 || text.includes("Unexpected Server Error");
      const isSilent =
        answer.status === 405 &&
        (!allow || allow.split(", ").includes(method) || (text === "" && method !== "HEAD"));
      if (isFault || isSilent) wrong.push({ method, path, status: answer.status, allow, text });
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["/robots.txt", "GET, HEAD, OPTIONS"],
  ["/sitemap.xml", "GET, HEAD, OPTIONS"],
  ["/home", "GET, HEAD, OPTIONS"],
  ["/home.data", "GET, HEAD, OPTIONS"],
  ["/recipe/feed", "GET, HEAD, OPTIONS"],
])("POST %s is refused with the allowed methods", async (path, allow) => {
  const server = await openTestServer();
  const answer = await send(server, "POST", path);
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allow]);
  const page = await send(server, "POST", "/home", {
    Accept: "text/html",
    "Accept-Language": "fr",
  });
  expect([page.status, page.headers.get("Content-Type")]).toEqual([
    405,
    "text/html; charset=utf-8",
  ]);
  expect(await page.text()).toContain('<html lang="fr">');
});

test("a refused feed explains itself in the reader's language", async () => {
  const server = await openTestServer();
  await hideAccount(server.db, "alice");
  for (const [path, status, words] of [
    ["/user/feed?user=1", 403, "This account is not public"],
    ["/user/feed?user=999", 404, "User not found"],
    ["/user/feed?user=x", 404, "User not found"],
    ["/recipe/feed?category=BAD", 400, "Invalid request"],
    ["/sitemap.xml?part=99", 404, undefined],
  ] as const) {
    const answer = await send(server, "GET", path);
    const text = await answer.text();
    expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([
      path,
      status,
      "text/plain; charset=utf-8",
    ]);
    expect(answer.headers.get("Content-Language")).toBe("en");
    expect(text).not.toMatch(/[{}]/);
    if (words) expect(text).toBe(`${words}\n`);
  }
  await (await server.as("ada")).post("/admin/maintenance", { message: "" });
  const closed = await send(server, "GET", "/recipe/feed");
  expect([closed.status, closed.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await closed.text()).toMatch(/^This site is currently down/);
});

test("a malformed URL is refused with a message, or as JSON for programs", async () => {
  const server = await openTestServer();
  const called = await send(server, "DELETE", "/auth/password/reset/%E0%A4%A");
  expect([called.status, (await called.json()).error]).toEqual([
    400,
    { code: "request.invalid", message: "Invalid request" },
  ]);
  const opened = await send(server, "GET", "/recipe/%E0%A4%A", { Accept: "text/html" });
  expect(opened.status).toBe(400);
  expect(await opened.text()).toContain("Invalid request");
});

test("no malformed URL makes a library write to the console", async () => {
  const server = await openTestServer();
  const odd = [
    "/a//b",
    "//home",
    "/home//",
    "/recipe//view?id=1",
    "/%2F%2Fhome",
    "/home/%2e%2e//x",
  ];
  const strange = [
    "/%zz",
    "/home?from=//x",
    "/\u00e9//\u00e9",
    "/a b//",
    "/home.data//",
    "/;//@x",
    "/a%00//",
  ];
  for (const path of [...odd, ...strange])
    for (const method of ["GET", "POST"]) {
      const { status } = await send(server, method, path);
      expect([path, method, status >= 300 && status < 500]).toEqual([path, method, true]);
    }
  for (const [form, field] of [
    ["/locale", "locale"],
    ["/light", "light"],
    ["/drawer", "drawer"],
  ] as const) {
    const body = new URLSearchParams({ [field]: "en", from: "/a//b" });
    const answer = await fetch(server.origin + form, { method: "POST", body, redirect: "manual" });
    expect([form, answer.headers.get("Location")]).toEqual([form, "/home"]);
  }
});

test("every JSON response has Content-Language and Vary", async () => {
  const server = await openTestServer();
  for (const [method, path] of [
    ["GET", "/api/v1/auth/me"],
    ["POST", "/auth/login"],
    ["POST", "/auth/signup"],
    ["GET", "/api/v1/nothing"],
    ["PUT", "/auth/login"],
    ["GET", "/api/v1/open"],
    ["DELETE", "/auth/password/reset/nobody@popote.example"],
    ["GET", "/ingredient/suggestions?search=leek"],
  ] as const) {
    const { headers } = await send(server, method, path, { "Accept-Language": "fr" });
    expect([path, headers.get("Content-Type")?.split(";")[0]]).toEqual([path, "application/json"]);
    expect([path, headers.get("Content-Language")]).toEqual([path, "fr"]);
    expect([path, headers.get("Vary")]).toEqual([path, expect.stringContaining("Accept-Language")]);
  }
});

test("a sign-up lists all its errors at once", async () => {
  const server = await openTestServer();
  const signUp = async (body: object) => {
    const answer = await fetch(`${server.origin}/auth/signup?locale=en`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    return (await answer.json()).error.fields;
  };
  const empty = { username: "", email: "", password: "", passwordAgain: "" };
  const required = Object.fromEntries(Object.keys(empty).map((name) => [name, "Required."]));
  expect(await signUp(empty)).toEqual(required);
  expect(await signUp({})).toEqual(required);
  expect(
    await signUp({ ...empty, username: "ab", password: "short", passwordAgain: "other" }),
  ).toEqual({
    username: "At least 3 characters.",
    email: "Required.",
    password: "At least 8 characters.",
    passwordAgain: "Passwords do not match.",
  });
});
