import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { denyImports } from "vite-env-only";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const SERVER_ENTRIES = {
  main: "./server/main.ts",
  "reader-thread": "./server/features/imports/reader-thread.ts",
  "upload-thread": "./server/features/imports/upload-thread.ts",
};

/**
 * Expected warnings: routes without a page have no script, packages contain "use client", and what
 * the cooking page needs at once, others load on demand.
 */
const NO_NEWS = ["EMPTY_BUNDLE", "MODULE_LEVEL_DIRECTIVE"];
const LOADED_BOTH_WAYS = /keep-awake\.tsx is dynamically imported/;
const onwarn: Rollup.WarningHandlerWithDefault = (warning, warn) => {
  const isExpected = NO_NEWS.includes(warning.code ?? "") || LOADED_BOTH_WAYS.test(warning.message);
  if (!isExpected) warn(warning);
};

/**
 * Replaces Remix's input of the SSR build by server/main.ts, which imports it, so that server and
 * routes share one bundle and one database handle.
 */
function oneServerBundle(): Plugin {
  const output = { entryFileNames: "[name].js" };
  const rollupOptions = { input: SERVER_ENTRIES, output, onwarn };
  const alias = [
    { find: /^react-dom$/, replacement: path.resolve("./app/framework/react-dom-on-server.ts") },
  ];
  return {
    name: "popote:one-server-bundle",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? { build: { rollupOptions }, resolve: { alias } } : undefined,
  };
}

/**
 * Escapes what is not ASCII in the strings and regular expressions of the server's code. V8 keeps the
 * text of a script, and a single character beyond Latin-1 makes it take two bytes for each.
 */
function asciiServerCode(): Plugin {
  const toEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return {
    name: "popote:ascii-server-code",
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    renderChunk: {
      order: "post",
      handler: (code) => ({
        code: code.replace(/\\?([^\0-\x7f])|\\[\s\S]/g, (found, unit) =>
          unit ? toEscape(unit) : found,
        ),
        map: null,
      }),
    },
  };
}

/** Packages that every page needs, and that change only on upgrades. */
const FRAMEWORK = [
  "react",
  "react-dom",
  "scheduler",
  "@remix-run",
  "react-router",
  "react-router-dom",
  "turbo-stream",
  "remix-i18next",
];

/** Modules of every page, and modules too small for their own file; Rollup adds their imports. */
const SHELL = [
  "app/root",
  "app/framework/browser-translations",
  "app/framework/late-scripts",
  "app/framework/remix-requests",
  "app/framework/remix-router",
  "app/ui/translation",
  "app/ui/confirmation",
  "app/ui/copy-button",
  "app/ui/downloads",
  "app/ui/duration",
  "app/ui/has-script",
  "app/ui/icon",
  "app/ui/image",
  "app/ui/link-button",
  "app/ui/keep-awake-later",
  "app/ui/load-later",
  "app/ui/post-form",
  "app/ui/print-button",
  "app/ui/problem-message",
  "app/ui/recipe-card",
  "domain/measures/unit-choice",
  "domain/measures/units",
  "domain/site/answer-mark",
  "domain/text/cached-formats",
  "domain/text/format-list",
  "domain/text/format-number",
  "domain/time/time-zone",
];

const RECIPE_PARTS = [
  "app/routes/recipe/parts/ingredient-list",
  "app/routes/recipe/parts/recipe-addresses",
  "app/routes/recipe/parts/recipe-facts",
  "app/routes/recipe/parts/recipe-photos",
  "app/routes/recipe/parts/recipe-source",
  "app/routes/recipe/parts/recipe-texts",
  "app/routes/recipe/parts/servings",
  "app/routes/recipe/parts/servings-form",
  "app/routes/recipe/parts/shown-parts",
  "app/routes/recipe/parts/scaling",
  "app/routes/recipe/parts/times-form",
  "app/routes/recipe/parts/unit-links",
];

/** What the cooking page needs at once, and others on demand. */
const COOKING = [
  "app/shell/timers/alarm-sound",
  "app/shell/timers/device-timers",
  "app/shell/timers/timer-entry",
  "app/shell/timers/timer-list",
  "app/shell/timers/timer-store",
  "app/shell/timers/watch-timers",
  "app/ui/keep-awake",
  "domain/time/countdown",
];

/** Namespaces that a recipe's page needs together. */
const RECIPE_TEXTS = ["recipe", "nutrition", "export"];

/** What a module's id contains, for each chunk; ".ts" is also the beginning of ".tsx". */
const CHUNKS = {
  framework: FRAMEWORK.map((name) => `/node_modules/${name}/`),
  shell: SHELL.map((name) => `/${name}.ts`),
  "recipe-parts": [...RECIPE_PARTS.map((name) => `/${name}.ts`), "/recipe-page.css?url"],
  cooking: COOKING.map((name) => `/${name}.ts`),
  "recipe-texts-en": RECIPE_TEXTS.map((name) => `/locales/en/${name}.json`),
  "recipe-texts-fr": RECIPE_TEXTS.map((name) => `/locales/fr/${name}.json`),
};

/** Seven characters, the fewest that Rollup takes, cost every page 0.1 KB less than the usual eight. */
const OUTPUT = {
  assetFileNames: "assets/[name]-[hash:7][extname]",
  chunkFileNames: "assets/[name]-[hash:7].js",
  entryFileNames: "assets/[name]-[hash:7].js",
  // Nothing looks at what a module's namespace is besides its exports.
  freeze: false,
  generatedCode: { preset: "es2015", symbols: false },
} satisfies Rollup.OutputOptions;

/**
 * A few fixed chunks are several kilobytes smaller than Rollup's own and stay cached; terser saves
 * four more than esbuild.
 */
function smallScripts(): Plugin {
  const manualChunks = (id: string) =>
    Object.entries(CHUNKS).find(([, parts]) => parts.some((part) => id.includes(part)))?.[0];
  return {
    name: "popote:small-scripts",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              minify: "terser",
              terserOptions: {
                ecma: 2020,
                compress: {
                  passes: 6,
                  inline: 1,
                  keep_fargs: false,
                  unsafe_arrows: true,
                  unsafe_methods: true,
                  pure_getters: true,
                },
                format: { comments: keepEachLicenseOnce() },
              },
              rollupOptions: { onwarn, output: { ...OUTPUT, manualChunks } },
            },
          },
  };
}

/** Remix has the same one in each of its modules. */
function keepEachLicenseOnce() {
  const kept = new Set<string>();
  return (_node: unknown, { value }: { value: string }) => {
    if (!/@license|@preserve/.test(value) || kept.has(value)) return false;
    kept.add(value);
    return true;
  };
}

export default defineConfig({
  plugins: [
    denyImports({
      client: {
        specifiers: [/^node:/, "kysely", "better-sqlite3", "sharp", "nodemailer", "express"],
        files: [
          "**/server/**",
          "**/reader/**",
          "**/domain/language/vocabulary/**",
          "**/domain/measures/measures*.ts",
        ],
      },
    }),
    remix({
      serverBuildFile: "main.js",
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    oneServerBundle(),
    asciiServerCode(),
    smallScripts(),
  ],
  resolve: {
    alias: {
      "~": path.resolve("app"),
      "#domain": path.resolve("domain"),
      "#reader": path.resolve("reader"),
      "#server": path.resolve("server"),
    },
  },
  // Bundled into one file instead of nine hundred, they halve Popote's startup CPU time.
  ssr: { noExternal: [/^@mantine\//, "kysely"] },
  // One default export per file, which does not repeat the names of the keys.
  json: { namedExports: false },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // Modules in functions would be parsed twice, the second time on the main thread.
    commonjsOptions: { strictRequires: "auto" },
  },
});
