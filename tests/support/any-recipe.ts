import { LANGUAGES } from "#domain/language/languages";
import { UNITS } from "#domain/measures/units";
import {
  CATEGORIES,
  MAX_CELSIUS,
  MAX_COMPLEMENT,
  MAX_INGREDIENT_NAME,
  MAX_MINUTES,
  MAX_PARAGRAPH,
  MAX_SOURCE,
  MAX_TITLE,
  MAX_YIELD,
  VISIBILITIES,
} from "#domain/recipe/recipe";
import type { RecipeInputName } from "#domain/recipe/recipe-fields";
import type { Random } from "./random";

/** Anything a user may type or paste, including markup and invisible characters. */
const WORDS = [
  ...["soup", "Crème brûlée", "cre\u0301me", "İstanbul", "straße", "ﬁne", "ﷺ", "Ω"],
  ...["鶏肉のスープ", "김치", "ต้มยำ", "शोरबा", "מרק", "شوربة", "\u202eabc\u202c", "\u2067א\u2069"],
  ...["👩‍🍳", "🇫🇷", "𝒜", "𠮷", "a\u200bb", "a\u00adb", "\ufeff", "\u00a0", "\u202f", "\u0085"],
  ...[
    "# ",
    "## a",
    "#a",
    "- ",
    "* ",
    "1. ",
    "> ",
    "---",
    "===",
    "For the glaze:",
    "Pour la pâte :",
  ],
  ...[
    "<b>",
    "</p>",
    "&amp;",
    "&#65;",
    '"',
    "'",
    "\\",
    "`",
    "_a_",
    "[a](b)",
    "{{a}}",
    "$t(a)",
    "%s",
  ],
  ...[
    "@salt{1%g}",
    "~{5%min}",
    "[- no -]",
    "-- no",
    "\0",
    "\u0001",
    "\u001f",
    "\u007f",
    "\t",
    "|",
    ";",
  ],
  ...[
    "200 g",
    "1/2",
    "½ cup",
    "1,250",
    "350 °F",
    "10 min",
    "https://example.com/a?b=c&utm_source=d",
  ],
];
const BREAKS = [" ", " ", " ", "", ", ", "\n", "\r\n", "\n\n", "  ", " \u0001 "];
const NAMES = ["Butter", "butter", "Egg", "œufs", "Farine tout usage", "All-purpose flour", "Milk"];
const AMOUNTS = [
  ...["", "", "1", "1/3", "1 1/2", "2⅒", "0.0000000001", "99999.0123456789", "100000", "1/999"],
  ...["29.5735295625", "1,5", "1.125", "1,25", "100 000", "999 998/999", "12345.678"],
  ...["1 fl oz", "3 fl oz", "1/3 fl oz", "15 3/7 fl oz", "7 oz", "1/7 oz", "2 lb 4 oz", "1.5 kg"],
  ...[
    "3-4 cloves",
    "a pinch",
    "une noix",
    "1/7 cl",
    "2 dl 1/2",
    "1/999 dl",
    "1 1/4 quarts",
    "1/13 gallon",
  ],
];
const LINES = [
  ...["1 fl oz vanilla", "15 1/7 fl oz lait", "1/999 stick butter", "1/997 stick of butter, soft"],
  ...[
    "3 x 1/3 fl oz cream",
    "2 x 333.3333333 ml milk",
    "1/7 oz + 1/11 oz salt",
    "1 (14 oz) can peas",
  ],
];

export function anyRecipeForm(random: Random, number: number) {
  const { pick, whole } = random;
  const text = (most: number, lines = true) =>
    anyText(random, whole(0, 4) ? whole(0, most) : most, lines);
  const list = (most: number, make: () => string) =>
    Array.from({ length: pick([0, 1, 2, most]) }, make);
  return {
    title: `${number} ${text(MAX_TITLE - 6, false)}`,
    description: text(MAX_PARAGRAPH),
    source: text(MAX_SOURCE, false),
    yield: pick(["", "1", "4", String(MAX_YIELD)]),
    preparationMinutes: pick(["", "0", "1 h 30", String(MAX_MINUTES)]),
    cookingMinutes: pick(["", "0", "61", String(MAX_MINUTES)]),
    cookingTemperature: pick(["", "0", "350 °F", String(MAX_CELSIUS)]),
    category: pick([undefined, ...CATEGORIES]),
    visibility: pick(VISIBILITIES),
    language: pick(LANGUAGES),
    tags: list(3, () => text(20, false)).join(", "),
    ingredients: Array.from({ length: pick([0, 1, 5, 100]) }, () => anyLine(random)),
    steps: [
      ...list(50, () => text(MAX_PARAGRAPH)),
      ...list(15, () => `# ${text(90, false)}`),
      ...list(40, () => text(60)),
      ...list(10, () => `# ${text(20, false)}\n${text(60)}`),
    ],
    tips: list(20, () => text(MAX_PARAGRAPH)),
  } satisfies { [Name in RecipeInputName]: unknown } & Record<string, unknown>;
}

function anyLine(random: Random) {
  const { pick, whole } = random;
  const kind = whole(0, 9);
  if (kind === 0) return { name: pick(LINES) };
  if (kind === 1) return { name: `# ${anyText(random, whole(1, 90), false)}` };
  const name = kind < 5 ? pick(NAMES) : anyText(random, whole(1, MAX_INGREDIENT_NAME), false);
  const amount = pick(AMOUNTS);
  const isFigure = /^[\d.,/⅒ ]*$/.test(amount);
  return {
    name,
    amount,
    unit: isFigure ? pick(UNITS) : "NONE",
    complement: anyText(random, pick([0, 0, 20, MAX_COMPLEMENT]), false),
    choice: `${pick(["own", "declined"])}:${name.toLowerCase()}`,
  };
}

/** Random words up to a length, in which characters that are dropped count too. */
function anyText(random: Random, most: number, lines: boolean): string {
  let text = "";
  for (;;) {
    const longer = text + random.pick(BREAKS) + random.pick(WORDS);
    if ([...longer.normalize("NFC")].length > most) break;
    text = longer;
  }
  return lines ? text : text.replace(/[\r\n]/g, " ");
}
