import { expect, test } from "vitest";
import { suspendUser } from "#server/admin/suspension";
import { CAST, PASSWORD } from "../../../tests/support/cast";
import { buildPage, buildSchemaRecipe, waitForImport } from "../../../tests/support/imports";
import { openOutside } from "../../../tests/support/outside";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";
import { photo } from "../../../tests/support/upload";

const view = "/import/view?import=1";

/** Sites where every page is a recipe named after its path; some return no page. */
async function openSites() {
  const image = await photo();
  return openOutside((request, response) => {
    const { url = "", headers } = request;
    if (url.endsWith(".jpg")) response.setHeader("Content-Type", "image/jpeg").end(image);
    else if (url === "/closed") response.writeHead(403).end();
    else if (url === "/story") response.setHeader("Content-Type", "text/html").end("<p>Once.</p>");
    else {
      response.setHeader("Content-Type", "text/html");
      const recipe = buildSchemaRecipe(`${headers.host?.split(".")[0]}${url}`, {
        image: `${url}.jpg`,
      });
      response.end(buildPage(recipe));
    }
  });
}

const buildForm = (addresses: string, formKey = "list") => ({
  ...{ formKey, pasted: addresses },
});

test("a list of URLs is imported page by page, invalid pages are named, and duplicates are read once", async () => {
  const sites = await openSites();
  const server = await openTestServer({ outgoing: sites.outgoing });
  const alice = await server.as("alice");
  const at = (host: string, path: string) => sites.address(path, `${host}.example`);
  const lines = [
    at("a", "/pie"),
    `- My tart: ${at("b", "/tart")}`,
    "",
    at("a", "/pie?utm_source=x"),
    at("c", "/closed"),
    at("d", "/story"),
    "grandmother's soup",
    "http://127.0.0.1/",
  ];
  const sent = await alice.post("/import", buildForm(lines.join("\r\n")));
  expect([sent.status, sent.location]).toEqual([303, view]);
  const items = await waitForImport(server.db, 1, "READY");
  expect(items.map(({ title, state, problem }) => [title, state, problem])).toEqual([
    ["a/pie", "FOUND", null],
    ["b/tart", "FOUND", null],
    ["", "FAILED", "siteRefused"],
    ["", "FAILED", "notARecipe"],
    ["", "FAILED", "siteHidden"],
    ["", "FAILED", "siteHidden"],
  ]);
  const page = extractText((await alice.get(view)).text);
  for (const line of [at("c", "/closed"), at("d", "/story"), "grandmother's soup"])
    expect(page).toContain(line);
  expect(sites.requests.map(({ url }) => url)).toEqual(["/pie", "/tart", "/closed", "/story"]);

  await alice.post(view, { intent: "save" });
  await waitForImport(server.db, 1, "DONE");
  const saved = await server.db
    .selectFrom("recipes")
    .select(["title", "source", "visibility", "image_version"])
    .execute();
  expect(saved).toMatchObject([
    { title: "a/pie", source: at("a", "/pie"), visibility: "PRIVATE", image_version: 1 },
    { title: "b/tart", source: at("b", "/tart"), image_version: 1 },
  ]);
});

test("a list interrupted by a restart resumes where it stopped", async () => {
  const sites = await openSites();
  const first = await openTestServer({ outgoing: sites.outgoing });
  const lines = ["a", "b", "c"].map((host) => sites.address("/pie", `${host}.example`));
  await (await first.as("alice")).post("/import", buildForm(lines.join("\n")));
  await waitForImport(first.db, 1, "READY");
  await first.stop();
  const [, , last] = await waitForImport(first.db, 1, "READY");
  await first.db
    .deleteFrom("import_items")
    .where("position", "=", last?.position ?? 0)
    .execute();
  await first.db
    .updateTable("import_addresses")
    .set({ read_at: null })
    .where("position", "=", 2)
    .execute();
  await first.db.updateTable("imports").set({ state: "READING" }).execute();
  const before = sites.requests.length;
  await openTestServer({ dataDir: first.dataDir, outgoing: sites.outgoing });
  const items = await waitForImport(first.db, 1, "READY");
  expect(items.map(({ title }) => title)).toEqual(["a/pie", "b/pie", "c/pie"]);
  expect(sites.requests.slice(before).map(({ headers }) => headers.host?.[0])).toEqual(["c"]);
});

test("a list without a URL or with too many is returned as typed", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const many = Array.from({ length: 201 }, (_, at) => `https://example.com/${at}`).join("\n");
  for (const [addresses, says] of [
    ["", "Addresses, or the recipe itself: "],
    ["http://\nhttps://", "https://"],
    [many, "At most 200 lines"],
  ] as const) {
    const refused = await alice.post("/import", buildForm(addresses));
    expect(refused.status).toBe(400);
    expect(extractText(refused.text)).toContain(says);
    expect(extractFields(refused.text).pasted).toBe(addresses);
  }
  expect(await server.db.selectFrom("imports").select("id").execute()).toEqual([]);
});

test("repeated lists are rate limited, and one form creates one list", async () => {
  const sites = await openSites();
  const server = await openTestServer({ outgoing: sites.outgoing });
  const alice = await server.as("alice");
  const list = ["/pie", "/tart"].map((path) => sites.address(path, "a.example")).join("\n");
  await alice.post("/import", buildForm(list, "1"));
  await alice.post("/import", buildForm(list, "1"));
  await alice.post("/import", buildForm(list, "2"));
  const refused = await alice.post("/import", buildForm(list, "3"));
  expect(refused.status).toBe(429);
  expect(extractFields(refused.text).pasted).toBe(list);
  expect(await server.db.selectFrom("imports").select("id").execute()).toHaveLength(2);
});

test("the pages of a suspended user's list are not fetched", async () => {
  const sites = await openSites();
  const server = await openTestServer({ outgoing: sites.outgoing });
  const alice = await server.as("alice");
  const lines = Array.from({ length: 30 }, (_, at) => sites.address("/pie", `s${at}.example`));
  await alice.post("/import", buildForm(lines.join("\n")));
  await suspendUser(server.db, CAST.ada, { id: CAST.alice.id });
  await waitForImport(server.db, 1, "READY");
  expect(sites.requests.length).toBeLessThan(30);
});

test("a URL in the query is filled in after a login, and fetched only on submit", async () => {
  const sites = await openSites();
  const server = await openTestServer({ outgoing: sites.outgoing });
  const address = sites.address("/pie?a=1&b=2", "a.example");
  const way = `/import?address=${encodeURIComponent(address)}`;
  const nobody = await server.as("nobody");
  expect((await nobody.get(way)).location).toBe("/login");
  const alice = await server.as("alice");
  const page = await alice.get(way);
  expect(page.status).toBe(200);
  const filled = (text: string) => extractFields(text).pasted;
  expect(filled(page.text)).toBe(address);
  for (const other of [
    "javascript:alert(1)",
    "//evil.example",
    "ftp://a.example/",
    "x".repeat(3_000),
  ])
    expect(filled((await alice.get(`/import?address=${encodeURIComponent(other)}`)).text)).toBe("");
  expect(sites.requests).toEqual([]);
  expect(await server.db.selectFrom("imports").select("id").execute()).toEqual([]);
});

test.each([
  ["a page", { title: "Pie", address: "https://a.example/pie" }, "https://a.example/pie"],
  ["a link in a text", { text: "Look: https://a.example/pie !" }, "https://a.example/pie"],
  ["a text", { title: "Pie", text: "2 eggs\nMix." }, "Pie\n\n2 eggs\nMix."],
  [
    "a recipe and where it is from",
    { text: `Pie\n${"Mix well. ".repeat(40)}\nhttps://a.example/pie` },
    `https://a.example/pie\n\nPie\n${"Mix well. ".repeat(40).trim()}`,
  ],
  ["text that is neither", { text: "javascript:alert(1)" }, "javascript:alert(1)"],
])("%s passed from another app is filled in after a login", async (_, handed, filled) => {
  const server = await openTestServer();
  const way = `/import?${new URLSearchParams(handed)}`;
  const nobody = await server.as("nobody");
  expect((await nobody.get(way)).location).toBe("/login");
  const login = await nobody.post("/login", { email: "alice@popote.example", password: PASSWORD });
  expect(login.location).toBe(way);
  expect(extractFields((await nobody.get(way)).text).pasted).toBe(filled);
});
