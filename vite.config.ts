import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { denyImports } from "vite-env-only";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The server, and what runs in a thread beside it. */
const SERVER_ENTRIES = {
  main: "./server/main.ts",
  "reader-thread": "./server/features/imports/reader-thread.ts",
  "upload-thread": "./server/features/imports/upload-thread.ts",
};

/**
 * Remix overwrites the input of the SSR build with its own module. Popote's is server/main.ts, which
 * imports that module, so that the server and the routes share one bundle and one database handle.
 */
function oneServerBundle(): Plugin {
  const rollupOptions = { input: SERVER_ENTRIES, output: { entryFileNames: "[name].js" } };
  return {
    name: "popote:one-server-bundle",
    config: (_config, { isSsrBuild }) => (isSsrBuild ? { build: { rollupOptions } } : undefined),
  };
}

/** What every page needs and only an upgrade of a package changes. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|react-i18next|remix-i18next)\//;
/**
 * What stands around every page, and what is so small that a file of its own is mostly wrapping;
 * Rollup puts all that it imports beside it.
 */
const SHELL =
  /\/(app\/(root|framework\/(browser-translations|late-scripts|remix-\w+)|ui\/(photo|post-form|has-script|problem-message|date-format|confirmation|downloads|copy-button|duration|icon|link-button|recipe-card))|domain\/(site\/answer-mark|text\/cached-formats|time\/time-zone|measures\/units))\.tsx?/;
/** The small files of the pages that show a recipe. */
const RECIPE =
  /\/app\/routes\/recipe\/parts\/(print-button|recipe-(addresses|texts|facts|source)|servings(-form)?|ingredient-list)\.tsx?/;

/** Routes without a page have no script, and packages write "use client": that is no news. */
const NO_NEWS = ["EMPTY_BUNDLE", "MODULE_LEVEL_DIRECTIVE"];
const onwarn: Rollup.WarningHandlerWithDefault = (warning, warn) => {
  if (!NO_NEWS.includes(warning.code ?? "")) warn(warning);
};

/**
 * In few files it is several kilobytes less than in the pieces that Rollup cuts, and stays cached;
 * terser makes four more of them go than esbuild. The server's bundle stays readable.
 */
function smallScripts(): Plugin {
  const chunks = { framework: FRAMEWORK, shell: SHELL, "recipe-parts": RECIPE };
  const manualChunks = (id: string) =>
    Object.entries(chunks).find(([, files]) => files.test(id))?.[0];
  return {
    name: "popote:small-scripts",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              minify: "terser",
              terserOptions: { ecma: 2020, compress: { passes: 3 } },
              rollupOptions: { onwarn, output: { manualChunks } },
            },
          },
  };
}

export default defineConfig({
  plugins: [
    denyImports({
      client: {
        specifiers: [/^node:/, "kysely", "better-sqlite3", "sharp", "nodemailer", "express"],
        files: ["**/server/**", "**/reader/**"],
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
  // In the bundle they are one file, not nine hundred: Popote starts in half the processor time.
  ssr: { noExternal: [/^@mantine\//, "kysely"] },
  // One value each: their keys' names are not said twice.
  json: { namedExports: false },
  build: { assetsInlineLimit: 0, target: "es2022" },
});
