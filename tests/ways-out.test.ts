import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProductFiles, readImportGraph } from "./support/import-graph";

const files = listProductFiles().filter((file) => /\.(ts|tsx|js)$/.test(file));
const graph = readImportGraph(files);

/** Imports of modules and packages that can open a connection or start a process. */
const WAYS_OUT =
  /\b(?:from|import|import\(|require\(|getBuiltinModule\()\s*["'`](?:(?:node:)?(?:https?|http2|net|tls|dns|dns\/promises|dgram|child_process|cluster)|(?:undici|ws|axios|got|node-fetch|nodemailer|remix-auth[\w-]*)(?:\/[^"'`]*)?)["'`]/;
/** Imported names that only listen, or only parse addresses. */
const STAYING_IN = ["createServer", "isIP", "isIPv6", "Server"];
/** Globals that can send a request. */
const ASKING = /(?<![\w/-])(?:fetch|WebSocket|EventSource|XMLHttpRequest|sendBeacon)(?![\w-])/;

/** Files that may open connections to other machines. */
const LEAVING = [
  // To Google, through its sign-in package.
  "server/http/pipeline/google-login.ts",
  // To the configured mail server.
  "server/features/email/transport.ts",
  // To the configured bucket, also at a private address.
  "server/platform/storage/s3/client.ts",
];
/** Files that may start a process: build and packaging, the image decoder, Popote itself. */
const STARTING = [
  "scripts/build.js",
  "scripts/package.js",
  "server/platform/images/decoder-processes.ts",
  "server/operations/processes/child.ts",
  "server/operations/processes/started-child.ts",
];
const IN_THE_BROWSER = [
  "app/framework/remix-requests.ts",
  "app/recipe-form/ingredient-suggestions.ts",
  "app/recipe-form/send-draft.ts",
  "app/recipe-form/send-photo.ts",
  "app/shell/drawer-toggle.tsx",
  "app/shell/pending-followers.ts",
  "app/shell/send-form.ts",
  "app/shell/server-away.ts",
  "app/shell/wait-for-server.ts",
  "app/shell/worker/kept-ticks.js",
  "app/shell/worker/offline-copies.js",
  "app/shell/worker/offline-pages.js",
  "app/shell/worker/worker-events.js",
];

test("only server/platform/http-client opens outgoing connections, except for email, Google and the bucket", () => {
  const leading = files.filter((file) => WAYS_OUT.test(withoutHarmlessImports(wordsOfCode(file))));
  const isOutgoing = (file: string) => file.startsWith("server/platform/http-client/");
  expect(leading.filter((file) => !isOutgoing(file)).sort()).toEqual(
    [...LEAVING, ...STARTING].sort(),
  );
  const asking = files.filter((file) => ASKING.test(wordsOfCode(file)));
  expect(asking.sort()).toEqual(IN_THE_BROWSER);
  const both = asking.filter((file) => graph.get(file)?.some((name) => name.startsWith("server/")));
  expect(both).toEqual([]);
});

function wordsOfCode(file: string): string {
  return readFileSync(file, "utf8").replace(/^\s*\/\*[\s\S]*?\*\/|(?<![:"'`\\])\/\/.*$/gm, "");
}

/** Removes type imports and imports of STAYING_IN. */
function withoutHarmlessImports(code: string): string {
  return code.replace(/import (type )?\{([^}]*)\} from "[^"]*";/g, (whole, type, names: string) => {
    const taken = names.split(",").map((name) => name.trim());
    const isHarmless = taken.every(
      (name) => /^(type .*)?$/.test(name) || STAYING_IN.includes(name),
    );
    return type || isHarmless ? "" : whole;
  });
}
