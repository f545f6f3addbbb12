import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProductFiles, readImportGraph } from "./support/import-graph";

const files = listProductFiles().filter((file) => /\.(ts|tsx|js)$/.test(file));
const graph = readImportGraph(files);

/** Modules and packages that can open a connection, or start what can. */
const WAYS_OUT =
  /\b(?:from|import|import\(|require\(|getBuiltinModule\()\s*["'`](?:(?:node:)?(?:https?|http2|net|tls|dns|dns\/promises|dgram|child_process|cluster)|(?:undici|ws|axios|got|node-fetch|nodemailer|remix-auth[\w-]*)(?:\/[^"'`]*)?)["'`]/;
/** What of them only waits to be connected to, or looks at how an address is written. */
const STAYING_IN = ["createServer", "isIP", "isIPv6", "Server"];
/** What every script has at hand to the same end. */
const ASKING = /(?<![\w/-])(?:fetch|WebSocket|EventSource|XMLHttpRequest|sendBeacon)(?![\w-])/;

/** Who may leave the machine, for what; nothing else leads out. */
const LEAVING = [
  // To Google's own addresses, by the package that signs people in.
  "server/http/pipeline/google-login.ts",
  // To the mail server of the settings.
  "server/features/email/transport.ts",
  // To the bucket of the settings, also at a private address.
  "server/platform/storage/s3/client.ts",
];
/** Who starts another program: build and package, without a server, the decoder, and Popote itself. */
const STARTING = [
  "scripts/build.js",
  "scripts/package.js",
  "server/platform/pictures/decoder-processes.ts",
  "server/operations/processes/child.ts",
  "server/operations/processes/started-child.ts",
];
/** Scripts that ask their own server from the browser. */
const IN_THE_BROWSER = [
  "app/framework/remix-requests.ts",
  "app/recipe-form/ingredient-suggestions.ts",
  "app/recipe-form/send-draft.ts",
  "app/shell/drawer-toggle.tsx",
  "app/shell/pending-followers.ts",
  "app/shell/send-form.ts",
  "app/shell/server-away.ts",
  "app/shell/wait-for-server.ts",
  "app/shell/worker/offline-copies.js",
  "app/shell/worker/offline-pages.js",
  "app/shell/worker/worker-events.js",
];

test("nothing leaves the server but through server/platform/http-client, and mail and Google by their own way", () => {
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

/** The code of a file without its comments. */
function wordsOfCode(file: string): string {
  return readFileSync(file, "utf8").replace(/^\s*\/\*[\s\S]*?\*\/|(?<![:"'`\\])\/\/.*$/gm, "");
}

/** Without the imports of types, and of what stays in. */
function withoutHarmlessImports(code: string): string {
  return code.replace(/import (type )?\{([^}]*)\} from "[^"]*";/g, (whole, type, names: string) => {
    const taken = names.split(",").map((name) => name.trim());
    const isHarmless = taken.every(
      (name) => /^(type .*)?$/.test(name) || STAYING_IN.includes(name),
    );
    return type || isHarmless ? "" : whole;
  });
}
