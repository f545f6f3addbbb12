import { beforeEach, describe, expect, test, vi } from "vitest";
import { CAST, PASSWORD } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import { extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

const NEWCOMER = {
  username: "Nora",
  email: "nora@popote.example",
  password: "pain perdu",
  passwordAgain: "pain perdu",
};

describe("with registration closed", () => {
  test("the page says so in both languages and shows no form", async () => {
    const server = await openTestServer({ registration: "closed" });
    const visitor = await server.as("nobody");
    const page = await visitor.get("/signup");
    expect(page.status).toBe(200);
    expect(extractText(page.text)).toContain("This site is not accepting new accounts.");
    expect(page.text).not.toMatch(/id="signup"/);
    expect(page.text).not.toContain('name="email"');
    const french = await visitor.get("/signup", { "Accept-Language": "fr" });
    expect(extractText(french.text)).toContain("Ce site n’accepte plus de nouveaux comptes.");
  });

  test("form and API call are refused with 403 and create no account", async () => {
    const server = await openTestServer({ registration: "closed" });
    const visitor = await server.as("nobody");
    const form = await visitor.post("/signup", NEWCOMER);
    expect(form.status).toBe(403);
    expect(extractText(form.text)).toContain("This site is not accepting new accounts");
    for (const path of ["/auth/signup", "/api/v1/auth/signup"]) {
      for (const body of [JSON.stringify(NEWCOMER), "{}", "no JSON"]) {
        const called = await fetch(server.origin + path, { method: "POST", body });
        expect([called.status, (await called.json()).error.code]).toEqual([
          403,
          "auth.registrationClosed",
        ]);
      }
    }
    const { length } = await server.db.selectFrom("users").select("id").execute();
    expect(length).toBe(Object.keys(CAST).length);
  });

  test("no page offers signing up, and existing users can log in", async () => {
    const server = await openTestServer({ registration: "closed" });
    const visitor = await server.as("nobody");
    for (const path of ["/explore", "/login", "/search?search=x", "/no/such/page", "/logout"]) {
      const { text } = await visitor.get(path);
      expect({ path, offers: text.includes('href="/signup"') }).toEqual({ path, offers: false });
    }
    const login = { email: "alice@popote.example", password: PASSWORD };
    expect((await visitor.post("/login", login)).location).toBe("/home");
  });

  test("concurrent signups create exactly one first account", async () => {
    const dataDir = emptyFolder();
    const server = await openTestServer({ dataDir, registration: "closed" });
    const { db } = openTestDatabase(dataDir);
    const visitor = await server.as("nobody");
    // Request it twice: a cached page would still offer signup.
    for (const path of ["/signup", "/explore", "/explore"])
      expect((await visitor.get(path)).text).toMatch(/id="signup"|href="\/signup"/);
    const answers = await Promise.all(
      ["first", "second", "third", "fourth"].map((username) =>
        visitor.post("/signup", { ...NEWCOMER, username, email: `${username}@popote.example` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403, 403, 403]);
    const roles = await db.selectFrom("users").select("role").execute();
    expect(roles).toEqual([{ role: "ADMIN" }]);
    expect((await visitor.get("/explore")).text).not.toContain('href="/signup"');
  });
});

test("with registration open, pages offer signing up", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  for (const path of ["/explore", "/login", "/signup"])
    expect((await visitor.get(path)).text).toMatch(/href="\/signup"|id="signup"/);
});
