import { MAX_PAGE } from "#reader/pages/reading-limits";

/** The description of a page or paste, the number of its parts, and its text for a number. */
type Attack = [title: string, count: number, text: (count: number) => string];

export const HOSTILE_PAGES: Attack[] = [
  ["opened and never closed", MAX_PAGE / 5, (count) => "<div>".repeat(count)],
  ["begun and never ended", MAX_PAGE / 2, (count) => "<a".repeat(count)],
  ["of attributes", MAX_PAGE / 4, (count) => `<a ${"b=c ".repeat(count)}`],
  ["nested and closed", 200_000, (count) => "<i>".repeat(count) + "</i>".repeat(count)],
  ["closed and never opened", MAX_PAGE / 4, (count) => "<b>".repeat(500) + "</i>".repeat(count)],
  ["of nested properties", 150_000, (count) => '<b itemprop="name ingredients">'.repeat(count)],
  [
    "of names around all of it",
    12_500,
    (count) =>
      `<p itemscope itemtype="/Recipe">${'<b itemprop="name description image">'.repeat(400)}${"<i>x</i> ".repeat(count)}`,
  ],
  [
    "of nested recipes",
    80_000,
    (count) => '<b itemscope itemtype="http://schema.org/Recipe" itemprop=a>'.repeat(count),
  ],
  [
    "of recipe cards",
    10_000,
    (count) => '<p class="h-recipe"><b class="p-name">x</b></p>'.repeat(count),
  ],
  ["of empty scripts", 10_000, (count) => inScript("{}").repeat(count)],
  [
    "of one deep script",
    2_000_000,
    (count) => `<script type="application/ld+json">${"[".repeat(count)}</script>`,
  ],
  [
    "of one script of quotes",
    2_000_000,
    (count) => `<script type="application/ld+json">{"a":"${'" '.repeat(count)}</script>`,
  ],
  [
    "of one script of commas",
    2_000_000,
    (count) => `<script type="application/ld+json">[${",\n".repeat(count)}</script>`,
  ],
  ...["//", "/*", "<!--", "\\\\", "', ", '","a', '"<p>', "}{", "a:", '{"a":'].map(
    (sign): Attack => [
      `of one script of ${sign} again and again`,
      990_000,
      (length) =>
        inScript(`{"a":"${sign.repeat(length / sign.length)}`) +
        inScript(`[x${sign.repeat(length / sign.length)}`) +
        inScript(`{"a":"${`"${sign}`.repeat(length / 2.5 / sign.length)}`),
    ],
  ),
  ...["<h1>a", "<h1><b> ", "<p><b>x</b></p> ", "<h1 ", " <p>  <b> x"].map(
    (sign): Attack => [
      `of steps of ${sign} again and again`,
      100_000,
      (length) => {
        const steps = Array(15).fill(sign.repeat(length / sign.length));
        return inScript(
          JSON.stringify({ "@type": "Recipe", name: "Pie", recipeInstructions: steps }),
        );
      },
    ],
  ),
  [
    "of entities",
    // Above half a million, garbage collection takes longer than reading.
    400_000,
    (count) => `<p itemscope itemtype="/Recipe"><i itemprop=name>${"&amp;".repeat(count)}`,
  ],
  [
    "of one ingredient again and again, below fifty recipes",
    20_000,
    (count) => {
      const recipes = many(50, (at) => ({
        "@type": "Recipe",
        name: `Pie ${at}`,
        recipeIngredient: many(300, () => "1 egg"),
      }));
      return inScript(JSON.stringify(recipes)) + "<li>1 egg</li><h4>x</h4>".repeat(count);
    },
  ],
  [
    "of numbers in recipes in recipes",
    25_000,
    (count) =>
      `${'<div itemscope itemtype="/Recipe"><p itemprop="ingredients">1 egg</p>'.repeat(60)}${"<p>1. Mix".repeat(count)}`,
  ],
  ["of bold items", 12_500, (count) => "<li><b>Dough</b></li><li>1 egg</li>".repeat(count)],
  ["of bold lines", 12_500, (count) => "<p><b>x</b><br>".repeat(count)],
  ["of comments", MAX_PAGE / 4, (count) => "<!--".repeat(count)],
  ["of spaces", MAX_PAGE / 2, (count) => " \n".repeat(count)],
  ["of forms in forms", 25_000, (count) => "<form><h1>x".repeat(200) + "<h2></h2>".repeat(count)],
  [
    "of nothing but lines like its ingredients",
    12_000,
    (count) =>
      `${listing(many(300, (at) => `1 egg and more ${at}`))}
       <h2>Ingredients</h2>${"<li>1 egg and more 2</li>".repeat(count)}<h2>Steps</h2><p>Mix.`,
  ],
  [
    "of stars between its ingredients",
    9_900,
    (count) => {
      const lines = many(14, (at) => `${at} large eggs`);
      return listing(lines) + lines.map((line) => `<p>${line}<p>x${"*:".repeat(count)}y`).join("");
    },
  ],
  [
    "of letters like its ingredients",
    12_000,
    (count) => listing(many(300, () => "a".repeat(40))) + "<li>a</li>".repeat(count),
  ],
  [
    "of one text, pointed at again and again",
    6_000,
    (count) => pointing({ text: "<b>&amp;lt;i></b>".repeat(count) }),
  ],
  [
    "of a node that points at itself",
    8,
    (count) => pointing({ itemListElement: many(count, () => ({ "@id": "#x" })) }),
  ],
];

export const HOSTILE_PASTES: Attack[] = [
  ["amounts", 500_000, (count) => "1 ".repeat(count)],
  ["bullets", 500_000, (count) => "- ".repeat(count)],
  ["numbers", 500_000, (count) => "1. ".repeat(count)],
  ["colons", 500_000, (count) => "a: ".repeat(count)],
  ["stars", 500_000, (count) => "**".repeat(count)],
  ["brackets", 300_000, (count) => "[a](".repeat(count)],
  ["bars", 500_000, (count) => "|-".repeat(count)],
  ["dashes before a word", 40, (count) => `${"-".repeat(count)}x\n`],
  ["lines", 30_000, (count) => "1 egg\n".repeat(count)],
  ["titles", 15_000, (count) => "# Pie\n## Ingredients\n".repeat(count)],
  ["equal lines", 10_000, (count) => "Time\n\n5 min\n".repeat(count)],
  [
    "lines that go on",
    29_900,
    (count) => `Pie\n\nIngredients\n1 egg\n\nSteps\n${"mix and stir and wait\n".repeat(count)}`,
  ],
  ["cut words", 30_000, (count) => `Pie\nIngredients\n${"flour-\n".repeat(count)}`],
  ["chat", 45_000, (count) => "[1/1/2025 10:00] Ann: ".repeat(count)],
  ["images", 400_000, (count) => "🍰".repeat(count)],
  ["signs in a heading", 1_900, (count) => `**a${"\ufe0f".repeat(count)}x\n`.repeat(500)],
  ["gaps", 32_000, (count) => `x${" ".repeat(30)}`.repeat(count)],
  ["open headings", 980, (count) => `# ${"# ".repeat(count)}x\n`.repeat(480)],
];

function inScript(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

function many<Item>(count: number, item: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => item(at));
}

/** JSON-LD of fifty recipes whose steps all refer to one node. */
function pointing(node: Record<string, unknown>): string {
  const steps = Array.from({ length: 300 }, () => ({ "@id": "#x" }));
  const recipes = Array.from({ length: 50 }, () => ({
    "@type": "Recipe",
    name: "Pie",
    recipeInstructions: steps,
  }));
  return JSON.stringify([{ ...node, "@id": "#x" }, ...recipes]);
}

function listing(recipeIngredient: string[]): string {
  const recipe = { "@type": "Recipe", name: "Pie", recipeIngredient, recipeInstructions: "Mix." };
  return inScript(JSON.stringify(recipe));
}
