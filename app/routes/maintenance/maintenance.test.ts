import { expect, test } from "vitest";
import routes from "~/routes";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { imageCall, photo, withFile } from "../../../tests/support/upload";

const SENTENCE = {
  en: "This site is currently down, please try again later.",
  fr: "Ce site est momentanément fermé, revenez un peu plus tard.",
};
const MESSAGE = "Back at <six>.\nWe move house.";
const OPEN =
  /^\/(robots\.txt|manifest\.webmanifest|login|logout|light|locale|(api\/v1\/)?(health|auth\/(login|logout))|api\/v1\/auth\/login-oauth-google(\/callback)?)$/;
const CALL = /^\/(api\/v1\/|auth\/|image\/)/;
/** Calls without a GET method. */
const SENT = /\/auth\/(signup|verify|password)/;
/** Neither a page nor an API call; no user reads the response. */
const PLAIN =
  /^\/(user\/data\.zip|ingredient\/suggestions|(recipe|user)\/feed|sitemap\.xml|worker)$/;

const ADDRESSES = routes.map(({ path = "" }) =>
  `/${path}`
    .replace(/:(type)/, "recipes")
    .replace(/\/:\w+\?/, "/x")
    .replace(/:\w+/, "1")
    .replace("*", "no/such/page"),
);

async function close(server: TestServer, message = MESSAGE) {
  const ada = await server.as("ada");
  const sent = await ada.post("/admin/maintenance", { message });
  expect([sent.status, sent.location]).toEqual([303, "/admin/maintenance"]);
  return ada;
}

test.each(["nobody", "alice"] as const)(
  "during maintenance %s gets the notice at every URL except those for logging in",
  async (who) => {
    const server = await openTestServer();
    await close(server);
    const visitor = await server.as(who);
    for (const address of ADDRESSES) {
      const ask = () => (SENT.test(address) ? visitor.post(address, {}) : visitor.get(address));
      const { status, text, headers } = await ask();
      if (OPEN.test(address)) {
        expect({ address, status }).not.toEqual({ address, status: 503 });
        continue;
      }
      expect({ address, status }).toEqual({ address, status: 503 });
      if (PLAIN.test(address)) continue;
      expect({ address, wait: headers.get("Retry-After") }).toEqual({ address, wait: "60" });
      if (CALL.test(address)) expect(JSON.parse(text).error.code).toBe("maintenance");
      else expect(extractText(text)).toContain(SENTENCE.en);
    }
    for (const address of ["/health", "/api/v1/health", "/favicon.ico", "/robots.txt"]) {
      expect({ address, status: (await visitor.get(address)).status }).not.toEqual({
        address,
        status: 503,
      });
    }
  },
);

test("during maintenance an administrator can use the site and is reminded on every page", async () => {
  const server = await openTestServer();
  const ada = await close(server);
  const recipe = await writeRecipe(server.db, "alice");
  for (const address of ADDRESSES) {
    expect({ address, status: (await ada.get(address)).status }).not.toEqual({
      address,
      status: 503,
    });
  }
  for (const address of ["/home", "/admin", "/maintenance", `/recipe/view?id=${recipe}`]) {
    expect((await ada.get(address)).text).toContain('class="maintenance-bar"');
  }
  const page = extractText((await ada.get("/admin/maintenance")).text);
  expect(page).toContain("Maintenance has been on since");

  const ended = await ada.post("/admin/maintenance", { intent: "end" });
  expect(ended.status).toBe(303);
  expect((await ada.get("/home")).text).not.toContain("maintenance-bar");
  const alice = await server.as("alice");
  expect((await alice.get("/home")).status).toBe(200);
  const noted = await server.db.selectFrom("audit").select(["actor_name", "act"]).execute();
  expect(noted).toEqual([
    { actor_name: "Ada", act: "maintenance.start" },
    { actor_name: "Ada", act: "maintenance.end" },
  ]);
});

test("the notice is in the visitor's language, with the administrator's message below, and is not an error", async () => {
  const server = await openTestServer();
  await close(server);
  for (const locale of ["en", "fr"] as const) {
    const visitor = await server.as("nobody", { "Accept-Language": locale });
    const { text } = await visitor.get("/recipe/view?id=1");
    expect(text).toContain(`<html lang="${locale}"`);
    expect(text).toContain("<title>Maintenance · Popote</title>");
    expect(extractText(text)).toContain(`${SENTENCE[locale]} Back at <six>. We move house.`);
    expect(text).toContain('href="/recipe/view?id=1"');
    const call = await visitor.get("/api/v1/auth/me");
    expect(JSON.parse(call.text)).toEqual({
      error: { code: "maintenance", message: SENTENCE[locale], details: { message: MESSAGE } },
    });
  }
});

test("data requests are refused in the same way", async () => {
  const server = await openTestServer();
  await close(server);
  const alice = await server.as("alice");
  for (const address of [
    "/home.data",
    "/home.data?_routes=root",
    "/_root.data",
    "/dashboard.data",
  ]) {
    const { status, headers, text } = await alice.get(address);
    expect({ address, status, wait: headers.get("Retry-After") }).toEqual({
      address,
      status: 503,
      wait: "60",
    });
    expect(text).toContain('"maintenance"');
    expect(text).not.toContain("pendingFollowers");
  }
  const visitor = await server.as("nobody");
  for (const address of ["/login.data", "/login.data?_routes=root"]) {
    expect((await visitor.get(address)).status).toBe(200);
  }
});

test("during maintenance a user can log in and out but sees only the notice, and an administrator gets in", async () => {
  const server = await openTestServer();
  await close(server);
  const login = async (email: string) => {
    const visitor = await server.as("nobody");
    const sent = await visitor.post("/login", { email, password: "correct horse" });
    expect([sent.status, sent.location]).toEqual([303, "/home"]);
    return visitor;
  };
  const alice = await login("alice@popote.example");
  expect((await alice.get("/home")).status).toBe(503);
  expect((await alice.post("/logout", {})).status).toBe(303);
  const ada = await login("ada@popote.example");
  expect((await ada.get("/home")).status).toBe(200);

  const program = await server.as("nobody");
  const basic = Buffer.from("ada@popote.example:correct horse").toString("base64");
  const sent = await program.post("/api/v1/auth/login", {}, { Authorization: `Basic ${basic}` });
  expect(sent.status).toBe(200);
  expect((await program.get("/api/v1/auth/me")).status).toBe(200);
});

test("during maintenance no form changes anything", async () => {
  const server = await openTestServer();
  const recipe = await writeRecipe(server.db, "alice");
  await close(server);
  const alice = await server.as("alice");
  const before = await server.db.selectFrom("recipes").selectAll().execute();
  const FORMS: [string, Record<string, string>][] = [
    [`/recipe/view?id=${recipe}`, { intent: "delete" }],
    ["/recipe/edit", { title: "New" }],
    [`/recipe/like?id=${recipe}`, { liked: "yes" }],
    ["/user/follow", { user: "2", intent: "follow" }],
    ["/cookbook/edit", { name: "Mine" }],
    ["/signup", {}],
    ["/admin/maintenance", { intent: "end" }],
  ];
  for (const [address, form] of FORMS) {
    for (const asked of [address, address.replace(/^[^?]+/, "$&.data")]) {
      const { status } = await alice.post(asked, form);
      expect({ asked, status }).toEqual({ asked, status: 503 });
    }
  }
  expect((await alice.post("/image/recipes/1", imageCall(await photo()))).status).toBe(503);
  expect((await alice.delete("/image/users/1")).status).toBe(503);
  expect(await server.db.selectFrom("recipes").selectAll().execute()).toEqual(before);
  for (const table of ["likes", "follows", "cookbooks"] as const) {
    const rows = await server.db.selectFrom(table).selectAll().execute();
    expect(rows).toHaveLength(table === "follows" ? 1 : 0);
  }
  expect(await server.db.selectFrom("maintenance").selectAll().execute()).toHaveLength(1);
});

test("images are refused too", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const sent = await alice.post("/image/users/1", imageCall(await photo()));
  expect(sent.status).toBe(201);
  const ada = await close(server);
  const closed = await alice.get("/image/users/1-v1.webp");
  expect([closed.status, closed.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(closed.headers.get("Cache-Control")).toBe("no-store");
  expect((await ada.get("/image/users/1-v1.webp")).status).toBe(200);
});

test("a recipe submitted during maintenance is stored and restored to its form afterwards", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const blank = extractFields((await alice.get("/recipe/edit")).text);
  const form = { ...blank, title: "Long story" };
  const ada = await close(server);
  const refused = await alice.post("/recipe/edit", withFile(form, await photo()));
  expect(refused.status).toBe(503);
  expect(extractText(refused.text)).toContain("What you were writing is kept");
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
  const kept = `/recipe/edit?draft=${blank.draft}`;
  expect(refused.text).toContain(`href="${kept}"`);
  await ada.post("/admin/maintenance", { intent: "end" });
  const page = await alice.get(kept);
  expect(extractFields(page.text).title).toBe("Long story");
  expect((await alice.post("/recipe/edit", extractFields(page.text))).status).toBe(303);
});

test("only administrators can start maintenance, and a message that is too long is returned", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const refused = await alice.post("/admin/maintenance", { message: "Mine" });
  expect([refused.status, refused.location]).toEqual([302, "/home"]);
  expect((await alice.get("/admin/maintenance")).location).toBe("/home");

  const ada = await server.as("ada");
  const long = await ada.post("/admin/maintenance", { message: "a".repeat(501) });
  expect(long.status).toBe(400);
  expect(extractFields(long.text).message).toHaveLength(501);
  expect(extractText(long.text)).toContain("At most 500 characters.");
  expect(await server.db.selectFrom("maintenance").selectAll().execute()).toEqual([]);

  await ada.post("/admin/maintenance", { message: "One" });
  await ada.post("/admin/maintenance", { message: "Two" });
  const rows = await server.db.selectFrom("maintenance").select("message").execute();
  expect(rows).toEqual([{ message: "Two" }]);
});
