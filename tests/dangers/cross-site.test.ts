import { expect, test } from "vitest";
import { toSameSitePath } from "#server/http/pipeline/csrf";
import { PASSWORD } from "../support/cast";
import { openTestServer } from "../support/server";

const ELSEWHERE = [
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e%2e//evil.example",
  "/./\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
];

test.each(ELSEWHERE)("%j never redirects to another site", (target) => {
  const path = toSameSitePath(target);
  expect(path === undefined || new URL(path, "http://popote.example").host).not.toBe(
    "evil.example",
  );
});

test.each(["/home", "/recipe/view?id=1#steps", "/recipe/list?search=//x"])(
  "%s is accepted as a redirect target",
  (target) => {
    expect(toSameSitePath(target)).toBe(target);
  },
);

test("a planted cookie redirects nobody to another site after login", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  visitor.cookies.set("redirectedFrom", encodeURIComponent("/.//evil.example"));
  const form = { email: "alice@popote.example", password: PASSWORD };
  expect((await visitor.post("/login", form)).location).toBe("/home");
});

test.each(["cross-site", "same-site"])(
  "a cross-site request (Sec-Fetch-Site: %s) without an Origin is refused",
  async (site) => {
    const server = await openTestServer();
    const alice = await server.as("alice", { "Sec-Fetch-Site": site });
    const sent = await alice.post("/user/edit?user=1", { username: "Mallory" }, { Origin: "" });
    expect(sent.status).toBe(403);
    const named = server.db.selectFrom("users").select("id").where("username", "=", "Mallory");
    expect(await named.executeTakeFirst()).toBeUndefined();
    expect((await alice.get("/home")).status).toBe(200);
  },
);

test("under https only preference cookies lack the __Host- prefix, and an unprefixed session cookie is ignored", async () => {
  const server = await openTestServer({ publicUrl: "https://popote.example" });
  const visitor = await server.as("nobody");
  const form = { email: "alice@popote.example", password: PASSWORD };
  const origin = { Origin: "https://popote.example" };
  const { headers } = await visitor.post("/login", form, origin);
  const [cookie = ""] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite/);
  const secret = /=([^;]+)/.exec(cookie)?.[1];
  const askAs = async (name: string) => {
    const client = await server.as("nobody");
    client.cookies.set(name, secret ?? "");
    return (await client.get("/home")).status;
  };
  expect([await askAs("__Host-session"), await askAs("session")]).toEqual([200, 303]);
  const french = await visitor.post("/locale", { locale: "fr", from: "/login" }, origin);
  expect(french.headers.getSetCookie().join()).toMatch(/(^|,)locale=fr;/);
});
