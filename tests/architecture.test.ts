import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import routes from "~/routes";

/** Routes that people may open without signing in; every other one names a viewer. */
const PUBLIC_ROUTES = [
  "app/root.tsx",
  "app/routes/index.tsx",
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
  "app/routes/web/robots.ts",
  "app/routes/web/sitemap.ts",
  "app/routes/web/worker.ts",
];

/** Documented calls and what scripts ask for: each says itself where it needs a session. */
const CALLS = /^app\/routes\/(api\/|ingredient\/suggestions)/;

/** Who may import whom: the folders on the right are the only ones that the left may name. */
const ARROWS: Record<string, string[]> = {
  domain: ["domain"],
  reader: ["reader", "domain"],
  "app/framework": ["app/framework", "locales", "server", "domain"],
  "app/ui": ["app/ui", "domain"],
  "app/shell": ["app/shell", "app/ui", "app/framework", "app/root", "domain"],
  "app/routes": ["app/routes", "app/shell", "app/ui", "domain", "server"],
  server: ["server", "reader", "domain", "migrations", "locales", "package.json"],
  migrations: [],
};

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file));

const sources = ["app", "domain", "reader", "server", "migrations"]
  .flatMap(filesOf)
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));

const codeOf = (file: string) => readFileSync(file, "utf8");

/** The project files that a file imports, as paths from the root. */
function importsOf(file: string): string[] {
  const names = [...codeOf(file).matchAll(/(?:from|import|import\()\s*"([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
  return names.flatMap((name) => {
    if (name.startsWith("~/")) return [name.replace("~", "app")];
    if (/^#(server|reader|domain)\//.test(name)) return [name.slice(1)];
    return name.startsWith(".") ? [path.join(path.dirname(file), name)] : [];
  });
}

function packagesOf(file: string): string[] {
  return [...codeOf(file).matchAll(/(?:from|import)\s*"([\w@][^"]*)"/g)].map(
    ([, name = ""]) => name,
  );
}

test("every arrow between the folders points the one way", () => {
  const broken = sources.flatMap((file) => {
    const folder = Object.keys(ARROWS).find((each) => file.startsWith(each));
    const allowed = folder && ARROWS[folder];
    if (!allowed) return [];
    return importsOf(file)
      .filter((imported) => !allowed.some((each) => imported.startsWith(each)))
      .map((imported) => `${file} -> ${imported}`);
  });
  expect(broken).toEqual([]);
});

test("the domain knows nothing but zod, migrations nothing but kysely", () => {
  const strange = sources.flatMap((file) => {
    const allowed = file.startsWith("domain/")
      ? "zod"
      : file.startsWith("migrations")
        ? "kysely"
        : undefined;
    return allowed
      ? packagesOf(file)
          .filter((name) => name !== allowed)
          .map((name) => `${file} -> ${name}`)
      : [];
  });
  expect(strange).toEqual([]);
});

test("only server/db speaks SQL that is SQLite's, and no route touches the database", () => {
  const speaking = sources.filter((file) => /\bsql`|better-sqlite3|pragma/.test(codeOf(file)));
  const allowed = (file: string) => /^(server\/db|migrations)\//.test(file);
  expect(speaking.filter((file) => !allowed(file))).toEqual([]);
  const touching = sources
    .filter((file) => file.startsWith("app/routes"))
    .filter(
      (file) =>
        packagesOf(file).includes("kysely") ||
        /\bdb\s*\.\s*(select|insert|update|delete|transaction)/.test(codeOf(file)),
    );
  expect(touching).toEqual([]);
});

test("every loader and action says who may call it", () => {
  const files = ["app/root.tsx", ...sources.filter((file) => file.startsWith("app/routes/"))];
  const loose = files.flatMap((file) => {
    const found = [
      ...codeOf(file).matchAll(
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
  expect(withLoader.filter((file) => !/export const (loader|action)\b/.test(codeOf(file)))).toEqual(
    [],
  );
});

/** Modules and packages that can open a connection, or start what can. */
const WAYS_OUT =
  /\b(?:from|import|import\(|require\(|getBuiltinModule\()\s*["'`](?:(?:node:)?(?:https?|http2|net|tls|dns|dns\/promises|dgram|child_process)|(?:undici|ws|axios|got|node-fetch|nodemailer|remix-auth[\w-]*)(?:\/[^"'`]*)?)["'`]/;
/** What of them only waits to be connected to, or looks at how an address is written. */
const STAYING_IN = ["createServer", "isIP", "isIPv6", "Server"];
/** What every script has at hand to the same end. */
const ASKING = /(?<![\w/-])(?:fetch|WebSocket|EventSource|XMLHttpRequest|sendBeacon)(?![\w-])/;

/** Who may leave the machine, for what; nothing else leads out. */
const LEAVING = [
  // To Google's own addresses, by the package that signs people in.
  "server/http/google.ts",
  // To the mail server of the settings.
  "server/email/transport.ts",
];
/** Who starts another program: the build, before there is a server, and the decoder of pictures. */
const STARTING = ["server/build.js", "server/pictures/decoders.ts"];
/** Scripts that ask their own server from the browser. */
const IN_THE_BROWSER = [
  "app/framework/remix-requests.ts",
  "app/routes/recipe/edit/ingredient-suggestions.ts",
  "app/shell/drawer-toggle.tsx",
  "app/shell/pending-followers.ts",
  "app/shell/send-form.ts",
  "app/shell/wait-for-server.ts",
  "app/shell/waiting.ts",
];

test("nothing leaves the server but through server/http-client, and mail and Google by their own way", () => {
  const files = [...sources, ...filesOf("server").filter((file) => file.endsWith(".js"))];
  const leading = files.filter((file) => WAYS_OUT.test(withoutHarmlessImports(wordsOfCode(file))));
  const isOutgoing = (file: string) => file.startsWith("server/http-client/");
  expect(leading.filter((file) => !isOutgoing(file)).sort()).toEqual(
    [...LEAVING, ...STARTING].sort(),
  );
  const asking = files.filter((file) => ASKING.test(wordsOfCode(file)));
  expect(asking.sort()).toEqual(IN_THE_BROWSER);
  const both = asking.filter((file) => importsOf(file).some((name) => name.startsWith("server")));
  expect(both).toEqual([]);
});

/** The code of a file without its comments. */
function wordsOfCode(file: string): string {
  return codeOf(file).replace(/^\s*\/\*[\s\S]*?\*\/|(?<![:"'`\\])\/\/.*$/gm, "");
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

test("nobody but paths.ts writes an address, nobody but config.ts reads the environment", () => {
  const routed =
    /["'`]\/(admin|cookbook|dashboard|home|ingredient|login|logout|signup|password|recipe|report|search|user)\b/;
  const writing = sources.filter(
    (file) => !["domain/paths.ts", "app/routes.ts"].includes(file) && routed.test(codeOf(file)),
  );
  expect(writing).toEqual([]);
  const reading = sources.filter(
    (file) => file !== "server/config.ts" && /process\.env/.test(codeOf(file)),
  );
  expect(reading).toEqual([]);
});

test("form.css comes after Mantine's own styles, which form-theme.tsx alone sees to", () => {
  const importing = sources.filter((file) => /import "[^"]*form\.css"/.test(codeOf(file)));
  expect(importing).toEqual(["app/ui/form-theme.tsx"]);
});

test("a page with an action shows its refusals itself: the root would show them to nobody known", () => {
  const acting = sources.filter(
    (file) =>
      /^app\/routes\/(?!not-found).*\.tsx$/.test(file) &&
      /export const action\b/.test(codeOf(file)),
  );
  expect(acting.length).toBeGreaterThan(20);
  expect(acting.filter((file) => !/export \{ ErrorBoundary \}/.test(codeOf(file)))).toEqual([]);
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
  const long = sources.filter((file) => codeOf(file).split("\n").length > 250);
  expect(long).toEqual([]);
});

const PLURALS = /_(zero|one|two|few|many|other)$/;

function keysOf(words: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : keysOf(value, `${prefix}${key}.`),
  );
}

const wordsOf = (locale: string, file: string) =>
  keysOf(JSON.parse(codeOf(`locales/${locale}/${file}`)));

test.each(readdirSync("locales/en"))(
  "%s says the same things in both languages, none of them empty",
  (file) => {
    const bare = (locale: string) =>
      [...new Set(wordsOf(locale, file).map(([key]) => key.replace(PLURALS, "")))].sort();
    expect(bare("fr")).toEqual(bare("en"));
    for (const locale of ["en", "fr"]) {
      expect(wordsOf(locale, file).filter(([, text]) => text.trim() === "")).toEqual([]);
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      const plural = new Set(
        wordsOf(locale, file)
          .filter(([key]) => PLURALS.test(key))
          .map(([key]) => key.replace(PLURALS, "")),
      );
      for (const key of plural) {
        const given = wordsOf(locale, file).filter(([each]) => each.replace(PLURALS, "") === key);
        expect({ key, forms: given.length }).toEqual({ key, forms: forms.length });
      }
    }
    expect(readdirSync("locales/fr")).toEqual(readdirSync("locales/en"));
  },
);

test("the same holes are filled in both languages", () => {
  const holes = (text: string) =>
    [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();
  for (const file of readdirSync("locales/en")) {
    const french = new Map(wordsOf("fr", file));
    for (const [key, text] of wordsOf("en", file)) {
      expect({ key, holes: holes(french.get(key) ?? "") }).toEqual({ key, holes: holes(text) });
    }
  }
});

test("French keeps its spaces: unbreakable before : ; ! ? and inside « »", () => {
  const wrong = readdirSync("locales/fr").flatMap((file) =>
    wordsOf("fr", file)
      .filter(([, text]) =>
        /[^\u00a0\u202f\s][;!?»]|[^\u00a0\u202f\d/s]:(?!\/)| [:;!?»]|« |«[^\u00a0\u202f]|'/.test(
          text,
        ),
      )
      .map(([key, text]) => `${file} ${key}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
