import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";

/** Bundles the server and its routes into one file, as Popote does. */
function oneServerBundle(): Plugin {
  const input = "./tests/bench/smallest-remix/server.ts";
  return {
    name: "bench:one-server-bundle",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? { build: { rollupOptions: { input } } } : undefined,
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [
    remix({
      appDirectory: "tests/bench/smallest-remix",
      buildDirectory: "test-results/bench/smallest-remix",
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
    alias: {
      "~": path.resolve("app"),
      "#domain": path.resolve("domain"),
      "#reader": path.resolve("reader"),
      "#server": path.resolve("server"),
    },
  },
  build: { assetsInlineLimit: 0, target: "es2022" },
});
