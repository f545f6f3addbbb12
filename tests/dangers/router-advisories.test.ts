import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminPaths } from "#domain/site/admin-paths";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { listProductFiles } from "../support/import-graph";
import { openTestServer } from "../support/server";
import { takeComplaints } from "../support/watched-log";

// docs/upgrade-hazards.md: why two advisories about React Router are not exploitable here.

const ELSEWHERE = ["\\evil.example", "/\\evil.example", "//evil.example", "https://evil.example"];
/** How Remix writes an error into a page: before and with single fetch. */
const NAMES_CONSTRUCTOR = /__subType|"?__type\\?"?:\\?"Error|SanitizedError/;
const QUERY = ["paths", "admin-paths", "own-paths", "server-paths"].flatMap(
  (name) => readFileSync(`domain/site/${name}.ts`, "utf8").match(/\b[a-z]\w*(?=\??: )/g) ?? [],
);

test.each(ELSEWHERE)("no parameter %j leads one of Popote's URLs to another site", (hostile) => {
  const query = Object.fromEntries(QUERY.map((name) => [name, hostile]));
  expect(QUERY).toEqual(expect.arrayContaining(["cursor", "search", "key"]));
  const calls = [paths, adminPaths, serverPaths, ownPaths].flatMap(Object.values) as ((
    ...values: unknown[]
  ) => string)[];
  for (const given of [hostile, query])
    for (const build of calls) {
      const built = build(given, given, given, given);
      expect(built).not.toContain("\\");
      expect(new URL(built, "https://popote.example").origin).toBe("https://popote.example");
    }
});

test("a URL of another site is a plain link, which the router never sees", () => {
  const files = listProductFiles().filter((file) => file.endsWith(".tsx"));
  const link = /<(?:Link|NavLink|LinkButton)\b[^>]*?\bto=\{([^}]*)\}/g;
  const targets = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(link)].map(([, to]) => `${file}: ${to}`),
  );
  expect(targets.length).toBeGreaterThan(80);
  expect(targets.filter((to) => /: .*(https?:|href|URL|source)/s.test(to))).toEqual([]);
});

test("the data of an error page names no constructor for the browser to call", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const refused = ["/recipe/view?id=99", "/recipe/view?id=x", "/no/such/page"];
  await sql`DROP TABLE ingredient_names`.execute(server.db);
  for (const address of [...refused, "/ingredient/list"])
    for (const at of [address, address.replace(/(?=\?|$)/, ".data")]) {
      const answer = await alice.get(at);
      expect([at, answer.status]).toEqual([at, expect.toSatisfy((status) => status >= 400)]);
      expect([at, answer.text]).toEqual([at, expect.not.stringMatching(NAMES_CONSTRUCTOR)]);
    }
  const posted = await alice.post("/recipe/edit", { intent: "\u0000" });
  expect(posted.text).not.toMatch(NAMES_CONSTRUCTOR);
  takeComplaints();
});
