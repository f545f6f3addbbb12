import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import { denyImports } from "vite-env-only";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Remix overwrites the input of the SSR build with its own module. Popote's is server/main.ts, which
 * imports that module, so that the server and the routes share one bundle and one database handle.
 */
function oneServerBundle(): Plugin {
  return {
    name: "popote:one-server-bundle",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? { build: { rollupOptions: { input: "./server/main.ts" } } } : undefined,
  };
}

export default defineConfig({
  plugins: [
    denyImports({
      client: {
        specifiers: [/^node:/, "kysely", "better-sqlite3", "sharp", "nodemailer", "express"],
        files: ["**/server/**"],
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
  ],
  resolve: {
    alias: { "~": path.resolve("app"), "#server": path.resolve("server") },
  },
  build: { assetsInlineLimit: 0, target: "es2022" },
});
