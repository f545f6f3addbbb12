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

/** Routes open to visitors; every other route requires a viewer. */
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
  "app/routes/plan/calendar/calendar.ts",
  "app/routes/recipe/feed/feed.ts",
  "app/routes/recipe/amounts/amounts.tsx",
  "app/routes/recipe/cook/cook.tsx",
  "app/routes/recipe/export/export.tsx",
  "app/routes/recipe/print/print.tsx",
  "app/routes/recipe/view/view.tsx",
  "app/routes/search/search.tsx",
  "app/routes/shopping/shared/shared.tsx",
  "app/routes/user/feed/feed.ts",
  "app/routes/user/view/view.tsx",
  "app/routes/web/manifest.ts",
  "app/routes/web/robots.ts",
  "app/routes/web/sitemap.ts",
  "app/routes/web/service-worker.ts",
];

/** API calls and script endpoints: each checks the session itself where it needs one. */
const CALLS = /^app\/routes\/(api\/|ingredient\/suggestions|recipe\/draft\/|shopping\/ticks\/)/;

const files = listProductFiles();
const graph = readImportGraph(files);
const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file));

const readCode = (file: string) => readFileSync(file, "utf8");

test("every file is of a known kind and in a known folder", () => {
  expect(findUnknownFiles(files)).toEqual([]);
});

test("imports between top-level parts follow the allowed direction", () => {
  expect(findWrongArrows(graph)).toEqual([]);
});

test("server imports go down the layers", () => {
  expect(findArrowsUp(graph)).toEqual([]);
});

test("a feature imports only what another feature exposes, and every exposed file is used", () => {
  expect(findInsideImports(graph)).toEqual([]);
  expect(findUnusedFaces(graph)).toEqual([]);
});

test("a page does not import from another page's folder", () => {
  expect(findPageImports(graph)).toEqual([]);
});

test("server modules and files have no import cycles, types included", () => {
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
])("a broken rule is reported: %s", (_rule, find, from, to) => {
  expect(find(new Map([[from, []]]))).toEqual([]);
  expect(find(new Map([[from, [to]]]))).toEqual([`${from} -> ${to}`]);
});

test("cycles of modules and of files are reported", () => {
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

test("a file in an unknown folder or of an unknown kind is reported", () => {
  const strange = ["server/attic/box.ts", "app/attic.ts", "server/log.wasm"];
  expect(findUnknownFiles([...strange, "server/platform/log.ts"])).toEqual(strange);
});

test("imports are read from types, exports, import() and entries", () => {
  expect(graph.get("app/entry.client.tsx")?.length).toBeGreaterThan(0);
  expect(graph.get("app/shell/worker/worker-events.js")).toContain(
    "app/shell/worker/offline-copies.js",
  );
  expect(graph.get("server/platform/images/image-keys.ts")).toContain("domain/image/image.ts");
});

test("the domain depends on zod only, migrations on kysely only", () => {
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
])("%s syntax is used only in its own folder", (_what, sign, where) => {
  const speaking = sources.filter((file) => sign.test(readCode(file).replace(/^\s*\/\/.*/gm, "")));
  expect(speaking.filter((file) => !where.test(file))).toEqual([]);
  expect(speaking.filter((file) => where.test(file)).length).toBeGreaterThan(0);
});

test("no route accesses the database", () => {
  const touching = sources
    .filter((file) => file.startsWith("app/routes"))
    .filter(
      (file) =>
        listPackages(file).includes("kysely") ||
        /\bdb\s*\.\s*(select|insert|update|delete|transaction)/.test(readCode(file)),
    );
  expect(touching).toEqual([]);
});

test("every loader and action declares who may call it", () => {
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

test("only files of paths write URLs and only config.ts reads the environment", () => {
  const routed =
    /["'`]\/(admin|cookbook|dashboard|explore|home|ingredient|login|logout|signup|password|recipe|report|search|user)\b/;
  const writing = sources.filter(
    (file) =>
      !/^domain\/site\/(?:admin-|own-|server-)?paths\.ts$|^app\/routes\.ts$/.test(file) &&
      routed.test(readCode(file)),
  );
  expect(writing).toEqual([]);
  const reading = sources.filter(
    (file) => file !== "server/platform/config.ts" && /process\.env/.test(readCode(file)),
  );
  expect(reading).toEqual([]);
});

test("form.css comes after Mantine's own styles, which only form-theme.tsx ensures", () => {
  const importing = sources.filter((file) => /import "[^"]*\/form\.css"/.test(readCode(file)));
  expect(importing).toEqual(["app/ui/form-theme.tsx"]);
});

test("a page with an action exports its own error boundary: the root's would not know the user", () => {
  const acting = sources.filter(
    (file) =>
      /^app\/routes\/(?!not-found).*\.tsx$/.test(file) &&
      /export const action\b/.test(readCode(file)),
  );
  expect(acting.length).toBeGreaterThan(20);
  expect(acting.filter((file) => !/export \{ ErrorBoundary \}/.test(readCode(file)))).toEqual([]);
});

test("every form has an action: text browsers would drop the query string otherwise", () => {
  const silent = sources.flatMap((file) =>
    (readFileSync(file, "utf8").match(/<form\b[^>]*>/g) ?? [])
      .filter((form) => !form.includes("action="))
      .map((form) => `${file}: ${form}`),
  );
  expect(silent).toEqual([]);
});

test("every module listed for a chunk in vite.config.ts exists", () => {
  const listed = readCode("vite.config.ts").match(/(?<=")(app|domain)\/[^"]+/g) ?? [];
  expect(listed.length).toBeGreaterThan(20);
  const names = sources.map((file) => file.replace(/\.tsx?$/, ""));
  expect(listed.filter((each) => !names.includes(each))).toEqual([]);
});

test("no source file is longer than 250 lines", () => {
  const long = sources.filter((file) => readCode(file).split("\n").length > 250);
  expect(long).toEqual([]);
});

test("Remix never submits a form itself: it would replace the page when the response is lost", () => {
  const posting = /\buseFetcher\b|<Form\b[^>]*method="post"/;
  expect(sources.filter((file) => posting.test(readCode(file)))).toEqual([]);
});
