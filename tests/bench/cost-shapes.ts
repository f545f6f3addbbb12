import type { Sent } from "./measure";

export type Field = [name: string, value: string];

/** A route to attack: a URL it answers, and the fields of its page's forms. */
interface Target {
  path: string;
  fields: Field[];
}

type Shape = (target: Target) => Sent;

const FORM = "application/x-www-form-urlencoded";
const LONGEST = 15_000;
/** Below the limits: 100,000 bytes per field and 2 MiB per form. */
const FIELD = 90_000;
const FORM_TEXT = 1_500_000;
const LINES = 2_000;
/** Query parameters; each page reads those it knows. */
const NAMES =
  "search have add ingredient category source cursor id user cookbook recipe key find name members sort by servings step page show token";

/** Texts that expose regular expressions and loops that are not linear. */
const TEXTS: Record<string, string> = {
  "one long word": "e",
  "many words": "ab cd ",
  "many lines": "2 cups of flour\n",
  spaces: " ",
  "accents upon accents": "e\u0301\u0301",
  "signs that fold into words": "ﷺ",
  "numbers and slashes": "1/2-",
  "open brackets": "((<[{",
  addresses: "http://a.",
};

export const SHAPES: Record<string, Shape> = {
  plain: ({ path }) => get(path),
  "long path": ({ path }) => get(plain(path) + "/a".repeat(7_000)),
  "long path, data": ({ path }) => get(`${plain(path)}${"/a".repeat(7_000)}.data`),
  "deepest path allowed": ({ path }) => get(`${plain(path)}${`/${"a".repeat(150)}`.repeat(7)}`),
  "many query fields": ({ path }) => get(joined(path, "a&".repeat(LONGEST / 2))),
  "many values of each query field": ({ path }) => get(joined(path, repeated(everyName("1")))),
  "long query values": ({ path }) => get(joined(path, everyName("a".repeat(600)))),
  "many words in the query": ({ path }) => get(joined(path, everyName("ab+cd+".repeat(110)))),
  "query of escapes": ({ path }) => get(joined(path, everyName("%EF%B7%BA".repeat(70)))),
  "hostile cursor": ({ path }) =>
    get(joined(path, `search=a&cursor=${Buffer.from("[".repeat(9_000)).toString("base64url")}`)),
  "many cookies": ({ path }) => get(path, { Cookie: numbered("; ", (n) => `c${n}=1`) }),
  "long cookies": ({ path }) =>
    get(path, { Cookie: `locale=${"%5B".repeat(5_000)}; redirectedFrom=[` }),
  "long lists in headers": ({ path }) =>
    get(path, {
      "Accept-Language": numbered(",", (n) => `a${n}-b;q=0.${n}`, 5_000),
      "Accept-Encoding": numbered(",", (n) => `x${n}`, 5_000),
      "If-None-Match": numbered(",", (n) => `"${n}"`, 5_000),
      "X-Forwarded-For": numbered(",", (n) => `10.0.0.${n}`, 5_000),
    }),
  "many ranges": ({ path }) => get(path, { Range: `bytes=${numbered(",", (n) => `${n}-`)}` }),
  "many form fields": ({ path }) => post(path, "a=1&".repeat(100_000)),
  "many lines of a form": ({ path, fields }) =>
    form(path, [...kept(fields), ...buildLines(["name", "ammount"], 1_990)]),
  "most lines of a form": ({ path, fields }) =>
    form(path, [...filled(fields, "carott"), ...buildLines(["name", "amount", "written"], 100)]),
  "deep names in a form": ({ path, fields }) =>
    form(path, [...kept(fields), ...deepNames(".a"), ...deepNames("[0]")]),
  "huge indexes in a form": ({ path, fields }) =>
    form(path, [...kept(fields), ["steps[99999999]", "a"], ["a[4294967294].b", "c"]]),
  "many parts": ({ path, fields }) => multipart(path, fields, 20_000),
  "long headers of parts": ({ path, fields }) => multipart(path, fields, 20, "a".repeat(70_000)),
  "deep JSON": ({ path }) => json(path, `${"[".repeat(45_000)}${"]".repeat(45_000)}`),
  "JSON of many keys": ({ path }) => json(path, `{${numbered(",", (n) => `"${n}":1`, 90_000)}}`),
  "JSON of long words": ({ path, fields }) =>
    json(path, JSON.stringify({ ...Object.fromEntries(filled(fields, "a".repeat(20_000))) })),
  ...Object.fromEntries(
    Object.entries(TEXTS).map(([title, text]): [string, Shape] => [
      `form of ${title}`,
      ({ path, fields }) =>
        form(path, filled(fields, `${text.repeat(countRepeats(text, fields))}x`)),
    ]),
  ),
};

/** For users who see less: they reach the code before the permission checks. */
export const FEW_SHAPES = [
  "plain",
  "many query fields",
  "many values of each query field",
  "hostile cursor",
  "long lists in headers",
  "many parts",
  "long headers of parts",
  "JSON of long words",
  "form of signs that fold into words",
];

function get(path: string, headers?: Record<string, string>): Sent {
  return { method: "GET", path, headers };
}

function post(path: string, body: string, type = FORM): Sent {
  return { method: "POST", path, headers: { "Content-Type": type }, body };
}

function form(path: string, fields: Field[]): Sent {
  return post(path, new URLSearchParams(fields).toString());
}

function json(path: string, body: string): Sent {
  const method = path.includes("reset") || path.includes("verify") ? "PUT" : "POST";
  return { ...post(path, body, "application/json"), method };
}

function multipart(path: string, fields: Field[], parts: number, more = "a"): Sent {
  const head = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\nX-More: ${more}\r\n\r\n`;
  const all: Field[] = [...kept(fields), ...Array<Field>(parts).fill(["a", "1"])];
  const body = all.map(([name, value]) => `${head(name)}${value}\r\n`).join("");
  return post(path, `${body}--b--\r\n`, "multipart/form-data; boundary=b");
}

function countRepeats(text: string, fields: Field[]): number {
  const typed = fields.filter(([name, value]) => isTyped(name, value)).length;
  return Math.min(FIELD, FORM_TEXT / Math.max(1, typed)) / Buffer.byteLength(text);
}

function filled(fields: Field[], text: string): Field[] {
  const texts = fields.map(([name, value]): Field => [name, isTyped(name, value) ? text : value]);
  return texts.length > 0 ? texts : [["text", text]];
}

/** Fields with the intent and the id stay: the form is not read without them. */
function kept(fields: Field[]): Field[] {
  return fields.filter(([name, value]) => !isTyped(name, value));
}

function isTyped(name: string, value: string): boolean {
  return value === "" || /title|name|steps|tips|description|search|text|address/.test(name);
}

function buildLines(parts: string[], lines: number): Field[] {
  return Array.from({ length: lines }, (_, line): Field[] => [
    ...parts.map((part): Field => [`ingredients[${line % 200}].${part}`, `carott${line} pealed`]),
    [`steps[${line % 200}]`, "Mix 2 carotts for 10 min.\n".repeat(2)],
  ])
    .flat()
    .slice(0, LINES);
}

function deepNames(part: string): Field[] {
  return Array.from({ length: 900 }, (_, n) => [`a${n}${part.repeat(90 / part.length)}`, "1"]);
}

function everyName(value: string): string {
  return NAMES.split(" ")
    .map((name) => `${name}=${value}`)
    .join("&");
}

function repeated(text: string): string {
  return `${text}&`.repeat(LONGEST / (text.length + 1));
}

function numbered(between: string, text: (n: number) => string, length = LONGEST): string {
  const all: string[] = [];
  for (let n = 1, long = 0; long < length; n++) {
    all.push(text(n));
    long += text(n).length + between.length;
  }
  return all.join(between);
}

function plain(path: string): string {
  return path.split("?", 1)[0] ?? path;
}

function joined(path: string, query: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${query}`.slice(0, LONGEST);
}
