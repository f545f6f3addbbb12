import { expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { randomFrom } from "../../tests/support/random";
import { type MarkedSpan, parseMarkdown, removeMarks } from "./markdown";

/** As HTML, to read the tests by. */
function write(written: string): string {
  const { text, spans } = parseMarkdown(written);
  let next = 0;
  const build = (from: number, to: number, isList: boolean): string => {
    let html = "";
    let at = from;
    const add = (end: number) => {
      if (!isList) html += text.slice(at, end);
    };
    while ((spans[next]?.start ?? to) < to) {
      const { tag, start, end, link } = spans[next++] as MarkedSpan;
      add(start);
      html += `<${tag}${link ? ` ${link.href}` : ""}>${build(start, end, /[uo]l/.test(tag))}</${tag}>`;
      at = end;
    }
    add(to);
    return html;
  };
  return build(0, text.length, false);
}

test.each([
  ["**Mix** well", "<strong>Mix</strong> well"],
  ["__Mix__ *gently*, _slowly_.", "<strong>Mix</strong> <em>gently</em>, <em>slowly</em>."],
  ["***Now***", "<strong><em>Now</em></strong>"],
  ["**Mix *well***", "<strong>Mix <em>well</em></strong>"],
  ["***Mix* well**", "<strong><em>Mix</em> well</strong>"],
  ["**Mix _well_, then *rest***.", "<strong>Mix <em>well</em>, then <em>rest</em></strong>."],
  ["d'**huile** (*bio*)", "d'<strong>huile</strong> (<em>bio</em>)"],
  ["これは**太字**です", "これは<strong>太字</strong>です"],
  ["**See:** the *“roux”*", "<strong>See:</strong> the <em>“roux”</em>"],
])("bold and italics: %s", (written, html) => {
  expect(write(written)).toBe(html);
});

test.each([
  ["Do:\n- one\n- two\nThen", "Do:<ul><li>one</li><li>two</li></ul>Then"],
  ["* a\n* **b**", "<ul><li>a</li><li><strong>b</strong></li></ul>"],
  ["1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  ["- a\n1. b\n2. c", "<ul><li>a</li></ul><ol><li>b</li><li>c</li></ol>"],
  ["1. a\n2. b\n1. c\n2. d", "<ol><li>a</li><li>b</li></ol><ol><li>c</li><li>d</li></ol>"],
  ["1. a\n3. b", "1. a\n3. b"],
  ["1. a\n2. b\n4. c", "<ol><li>a</li><li>b</li></ol>4. c"],
  ["1. Mix", "1. Mix"],
  ["2. Preheat", "2. Preheat"],
  ["For:\n\n  - a\n\nnext", "For:\n<ul><li>a</li></ul>\nnext"],
  ["-no\n*no\n1.no\n- \n* * *\n- - -", "-no\n*no\n1.no\n- \n* * *\n- - -"],
  ["\\- no\n1\\. no\n2\\. no", "- no\n1. no\n2. no"],
])("lists: %j", (written, html) => {
  expect(write(written)).toBe(html);
});

test.each([
  ["[the **sauce**](/recipe/view?id=3)", "<a /recipe/view?id=3>the <strong>sauce</strong></a>"],
  [
    "**[a](https://x.example/b_c_(d)?e=f&g#h)**",
    "<strong><a https://x.example/b_c_(d)?e=f&g#h>a</a></strong>",
  ],
  ["[me](mailto:a@b.example).", "<a mailto:a@b.example>me</a>."],
  ["[a [b](/c) d](/e)", "[a <a /c>b</a> d](/e)"],
  ["[a](/b) [c] [d](/e)", "<a /b>a</a> [c] <a /e>d</a>"],
  ["![photo](/image/x.webp)", "![photo](/image/x.webp)"],
  ["[](/b) [ ](/b) [a]() [a] (/b)", "[](/b) [ ](/b) [a]() [a] (/b)"],
  ["[a](https://x.example 'title')", "[a](https://x.example 'title')"],
])("links: %s", (written, html) => {
  expect(write(written)).toBe(html);
});

test.each([
  "2 * 3 * 4",
  "2*3*4",
  "5* and 6*",
  "Butter 20%*, salt*\n*see note",
  "snake_case_word and _this",
  "a * b * c",
  "**unclosed",
  "closed**",
  "*not\nover lines*",
  "****",
  "____ of it",
  "(*)",
  "*, *",
  "https://x.example/_a_/b_c",
  "[note] [1]",
  "# no heading\n> no quote\n| no | table |\n`no code` ~~no~~ <b>no</b> &amp;",
  "¹ a_b*c",
])("a sign meant literally stays: %j", (written) => {
  expect(parseMarkdown(written)).toEqual({ text: written, spans: [] });
});

test("a mark that is oddly nested stays, and the others count", () => {
  expect(write("**a *b** c*")).toBe("<strong>a *b</strong> c*");
  expect(write("*a [b* c](/d)")).toBe("<em>a [b</em> c](/d)");
  expect(write("**a*")).toBe("**a*");
});

test("a backslash keeps a sign literal and is not shown", () => {
  expect(write("\\*a\\* \\[b\\](/c) \\_d_ **\\***")).toBe("*a* [b](/c) _d_ <strong>*</strong>");
  expect(write("back\\slash \\\\ \\n \\.")).toBe("back\\slash \\\\ \\n \\.");
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "&#106;avascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https://",
  "https://a@evil.example/",
  "https://a:b@evil.example",
  "https://[::x/",
  "https://x.example/\u202egnp.exe",
  "https://x.example/\u200b",
  "https://x.example/<b>",
  'https://x.example/"onclick=x',
  "https://x.example/\u00a0b",
  "mailto:",
  "mailto:nobody",
  "mailto:a@b@c",
  "recipe/view?id=3",
  "?id=3",
  "#step-1",
])("an address that is not linked is shown as typed: %j", (address) => {
  const written = `[a](${address})`;
  expect(removeMarks(written)).toBe(written);
  expect(parseMarkdown(written).spans.filter(({ tag }) => tag === "a")).toEqual([]);
});

test("an address of more than two thousand characters is shown as typed", () => {
  const build = (length: number) => `[a](https://x.example/${"a".repeat(length)})`;
  expect(parseMarkdown(build(1_900)).spans).toHaveLength(1);
  expect(parseMarkdown(build(2_000)).spans).toHaveLength(0);
});

test("only links that leave Popote carry rel", () => {
  const rels = ["https://x.example", "HTTP://x.example", "mailto:a@b.example", "/home"].map(
    (address) => parseMarkdown(`[a](${address})`).spans[0]?.link?.rel,
  );
  const rel = "nofollow ugc noopener";
  expect(rels).toEqual([rel, rel, rel, undefined]);
});

test("the plain text keeps the words of links, and lists as typed", () => {
  expect(removeMarks("**Mix** [it](/x):\n- _a_\n* b\n1. c\n\\- d")).toBe(
    "Mix it:\n- a\n* b\n1. c\n- d",
  );
});

const PIECES = [
  ..."*_[]()\\-\n ",
  ...["**", "__", "***", "](/a)", "](https://x.example)", "](javascript:x)", "- ", "* ", "1. "],
  ...["a", "b c", "5", "é", "太", "😀", "\ud83d", "!", ",", "1\\. ", "\\- "],
];

test("spans nest, and every visible character of any text is kept once", () => {
  const random = randomFrom(20);
  for (let round = 0; round < 20_000; round++) {
    const count = random.whole(1, 14);
    const written = Array.from({ length: count }, () => random.pick(PIECES)).join("");
    const { text, spans } = parseMarkdown(written);
    const ends: number[] = [];
    for (const { start, end } of spans) {
      while (ends.length > 0 && start >= (ends.at(-1) ?? 0)) ends.pop();
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(ends.at(-1) ?? text.length);
      ends.push(end);
    }
    const letters = (from: string) =>
      from.replace(/\]\([^\s()]*\)/g, "").replace(/[^\p{L}\p{So}]/gu, "");
    expect(letters(text)).toBe(letters(written));
    if (!/[*_[\]\\]|^ *(?:-|1\.) /m.test(written)) expect(text).toBe(written);
  }
});

test.each([
  "*a ",
  "**a **",
  "_a* ",
  "[a",
  "[a](/b ",
  "](",
  "](/(a)",
  "[a](/(b",
  "\\*",
  "- ",
  "-  ",
  "a*_",
  "(*",
])("many %j take linear time", (part) =>
  expectLinear((count) => parseMarkdown(part.repeat(count / part.length)), 200_000),
);

test("many spaces take linear time", () =>
  expectLinear((count) => {
    parseMarkdown(`-${" ".repeat(count)}\n${" ".repeat(count)}- `);
    parseMarkdown(`[a](/${"(b)".repeat(count)}`);
  }, 100_000));
