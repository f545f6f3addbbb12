import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "~/routes";
import {
  findArrowsUp,
  findCircles,
  findInsideImports,
  findPageImports,
  findRoomCircles,
  findUnknownFiles,
  findUnusedFaces,
  findWrongArrows,
} from "./support/architecture-rules";
import {
  type ImportGraph,
  listPackages,
  listProductFiles,
  readImportGraph,
} from "./support/import-graph";

/** Routes that people may open without signing in; every other one names a viewer. */
const PUBLIC_ROUTES = [
  "app/root.tsx",
  "app/routes/index.tsx",
  "app/routes/cookbook/shared/shared.tsx",
  "app/routes/explore/explore.tsx",
  "app/routes/account/login.tsx",
  "app/routes/account/logout.tsx",
  "app/routes/account/signup.tsx",
  "app/routes/account/signup-google.tsx",
  "app/routes/api/google.ts",
  "app/routes/api/google-callback.ts",
  "app/routes/password/reset.tsx",
  "app/routes/password/reset-email.tsx",
  "app/routes/password/reset-new.tsx",
  "app/routes/password/reset-success.tsx",
  "app/routes/password/update-success.tsx",
  "app/routes/user/confirm-email/confirm-email.tsx",
  "app/routes/user/stop-email/stop-email.tsx",
  "app/routes/account/verify.tsx",
  "app/routes/account/verification-email-sent.tsx",
  "app/routes/ingredient/data/data.tsx",
  "app/routes/drawer/drawer.tsx",
  "app/routes/light/light.ts",
  "app/routes/locale/locale.ts",
  "app/routes/maintenance/maintenance.tsx",
  "app/routes/not-found.tsx",
  "app/routes/password/change-password.tsx",
  "app/routes/recipe/feed/feed.ts",
  "app/routes/recipe/cook/cook.tsx",
  "app/routes/recipe/export/export.tsx",
  "app/routes/recipe/print/print.tsx",
  "app/routes/recipe/view/view.tsx",
  "app/routes/search/search.tsx",
  "app/routes/user/feed/feed.ts",
  "app/routes/user/view/view.tsx",
  "app/routes/web/manifest.ts",
  "app/routes/web/robots.ts",
  "app/routes/web/sitemap.ts",
  "app/routes/web/service-worker.ts",
];

/** Documented calls and what scripts ask for: each says itself where it needs a session. */
const CALLS = /^app\/routes\/(api\/|ingredient\/suggestions|recipe\/draft\/)/;

const files = listProductFiles();
const graph = readImportGraph(files);
const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file));

const readCode = (file: string) => readFileSync(file, "utf8");

test("every file is of a known kind and has a place in the house", () => {
  expect(findUnknownFiles(files)).toEqual([]);
});

test("every arrow between the parts of the house points the one way", () => {
  expect(findWrongArrows(graph)).toEqual([]);
});

test("inside the server arrows lead down the floors", () => {
  expect(findArrowsUp(graph)).toEqual([]);
});

test("a feature uses what another one shows, and nobody what lies deeper", () => {
  expect(findInsideImports(graph)).toEqual([]);
  expect(findUnusedFaces(graph)).toEqual([]);
});

test("a page uses no other page's folder", () => {
  expect(findPageImports(graph)).toEqual([]);
});

test("no rooms of the server and no files form a circle, types included", () => {
  expect(findRoomCircles(graph)).toEqual([]);
  expect(findCircles(graph)).toEqual([]);
});

test.each<[rule: string, find: (broken: ImportGraph) => unknown[], from: string, to: string]>([
  [
    "an arrow between parts",
    findWrongArrows,
    "domain/recipe/recipe.ts",
    "server/platform/errors.ts",
  ],
  ["an entry's arrow", findWrongArrows, "app/entry.client.tsx", "server/platform/log.ts"],
  [
    "a script's arrow",
    findWrongArrows,
    "app/shell/worker/offline-copies.js",
    "app/routes/index.tsx",
  ],
  [
    "an arrow up",
    findArrowsUp,
    "server/policies/audit-log.ts",
    "server/features/recipes/queries.ts",
  ],
  [
    "an inside import",
    findInsideImports,
    "server/features/search/search.ts",
    "server/features/recipes/ordering.ts",
  ],
  [
    "a deep import",
    findInsideImports,
    "server/http/pipeline/api-calls.ts",
    "server/features/recipes/deep/lines.ts",
  ],
  ["another page", findPageImports, "app/routes/a/view/view.tsx", "app/routes/a/edit/form.tsx"],
])("%s is found where it is broken", (_rule, find, from, to) => {
  expect(find(new Map([[from, []]]))).toEqual([]);
  expect(find(new Map([[from, [to]]]))).toEqual([`${from} -> ${to}`]);
});

test("circles are found, of rooms and of files", () => {
  const [a, b, c] = [
    "server/features/recipes/queries.ts",
    "server/features/search/search.ts",
    "server/platform/log.ts",
  ];
  const broken = new Map([
    [a, [b]],
    [b, [a, c]],
    [c, []],
  ]);
  expect(findRoomCircles(broken)).toEqual([["features/recipes", "features/search"]]);
  expect(findCircles(broken)).toEqual([[a, b]]);
  expect(findCircles(new Map([[a, [b]]]))).toEqual([]);
});

test("a file without a place is found, and one of a kind that no rule knows", () => {
  const strange = ["server/attic/box.ts", "app/attic.ts", "server/log.wasm"];
  expect(findUnknownFiles([...strange, "server/platform/log.ts"])).toEqual(strange);
});

test("what a file imports is read from types, exports, import() and entries", () => {
  expect(graph.get("app/entry.client.tsx")?.length).toBeGreaterThan(0);
  expect(graph.get("app/shell/worker/worker-events.js")).toContain(
    "app/shell/worker/offline-copies.js",
  );
  expect(graph.get("server/platform/pictures/image-keys.ts")).toContain("domain/image/picture.ts");
});

test("the domain knows nothing but zod, migrations nothing but kysely", () => {
  const strange = sources.flatMap((file) => {
    const allowed = file.startsWith("domain/")
      ? "zod"
      : file.startsWith("migrations")
        ? "kysely"
        : undefined;
    return allowed
      ? listPackages(file)
          .filter((name) => name !== allowed)
          .map((name) => `${file} -> ${name}`)
      : [];
  });
  expect(strange).toEqual([]);
});

test.each<[what: string, sign: RegExp, where: RegExp]>([
  ["SQL", /import \{[^}]*\bsql\b[^}]*\} from "kysely"/, /^(server\/platform\/db|migrations)\//],
  [
    "SQLite's",
    /["']better-sqlite3["']|pragma|sqlite_schema|sqlite_sequence|fts5/i,
    /^(server\/platform\/db\/sqlite\/|migrations\/\d)/,
  ],
  [
    "PostgreSQL's",
    /["']pg["']|\bpg_(?!dump)|tsvector/,
    /^(server\/platform\/db|migrations)\/postgres\//,
  ],
])("%s is spoken in its own folder only", (_what, sign, where) => {
  const speaking = sources.filter((file) => sign.test(readCode(file).replace(/^\s*\/\/.*/gm, "")));
  expect(speaking.filter((file) => !where.test(file))).toEqual([]);
  expect(speaking.filter((file) => where.test(file)).length).toBeGreaterThan(0);
});

test("no route touches the database", () => {
  const touching = sources
    .filter((file) => file.startsWith("app/routes"))
    .filter(
      (file) =>
        listPackages(file).includes("kysely") ||
        /\bdb\s*\.\s*(select|insert|update|delete|transaction)/.test(readCode(file)),
    );
  expect(touching).toEqual([]);
});

test("every loader and action says who may call it", () => {
  const files = ["app/root.tsx", ...sources.filter((file) => file.startsWith("app/routes/"))];
  const loose = files.flatMap((file) => {
    const found = [
      ...readCode(file).matchAll(
        /export (?:const|async function|function) (loader|action)\b([^;]*)/g,
      ),
    ];
    return found
      .filter(([, kind, rest = ""]) => {
        const guard = /^\s*=\s*(forViewer|forAdmin|forAnyone|forCaller)\(/.exec(rest)?.[1];
        return (
          guard === undefined ||
          (guard === "forAnyone" && kind && !PUBLIC_ROUTES.includes(file)) ||
          (guard === "forCaller" && !CALLS.test(file))
        );
      })
      .map(([, kind]) => `${file}: ${kind}`);
  });
  expect(loose).toEqual([]);
  const withLoader = routes.map((route) => `app/${route.file}`);
  expect(
    withLoader.filter((file) => !/export const (loader|action)\b/.test(readCode(file))),
  ).toEqual([]);
});

test("nobody but paths.ts writes an address, nobody but config.ts reads the environment", () => {
  const routed =
    /["'`]\/(admin|cookbook|dashboard|explore|home|ingredient|login|logout|signup|password|recipe|report|search|user)\b/;
  const writing = sources.filter(
    (file) =>
      !["domain/site/paths.ts", "app/routes.ts"].includes(file) && routed.test(readCode(file)),
  );
  expect(writing).toEqual([]);
  const reading = sources.filter(
    (file) => file !== "server/platform/config.ts" && /process\.env/.test(readCode(file)),
  );
  expect(reading).toEqual([]);
});

test("form.css comes after Mantine's own styles, which form-theme.tsx alone sees to", () => {
  const importing = sources.filter((file) => /import "[^"]*\/form\.css"/.test(readCode(file)));
  expect(importing).toEqual(["app/ui/form-theme.tsx"]);
});

test("a page with an action shows its refusals itself: the root would show them to nobody known", () => {
  const acting = sources.filter(
    (file) =>
      /^app\/routes\/(?!not-found).*\.tsx$/.test(file) &&
      /export const action\b/.test(readCode(file)),
  );
  expect(acting.length).toBeGreaterThan(20);
  expect(acting.filter((file) => !/export \{ ErrorBoundary \}/.test(readCode(file)))).toEqual([]);
});

test("every form says where it is sent: text browsers leave a query away otherwise", () => {
  const silent = sources.flatMap((file) =>
    (readFileSync(file, "utf8").match(/<form\b[^>]*>/g) ?? [])
      .filter((form) => !form.includes("action="))
      .map((form) => `${file}: ${form}`),
  );
  expect(silent).toEqual([]);
});

test("no file of ours is longer than 250 lines", () => {
  const long = sources.filter((file) => readCode(file).split("\n").length > 250);
  expect(long).toEqual([]);
});

test("nothing is posted by Remix itself, which replaces the page where the answer is lost", () => {
  const posting = /\buseFetcher\b|<Form\b[^>]*method="post"/;
  expect(sources.filter((file) => posting.test(readCode(file)))).toEqual([]);
});
