import { expect, test } from "vitest";
import { readPage } from "../read-page";
import { readPasted } from "../read-pasted";

const FLAN = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Flan",
  recipeIngredient: ["1 l milk", "4 eggs"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Whisk it." },
    { "@type": "HowToStep", text: "Bake it." },
  ],
  recipeYield: "6 servings",
});
const SITE = '{"@type":"WebSite","name":"Flans"}';

function linked(text: string, type = "application/ld+json"): string {
  return `<script type="${type}">${text}</script>`;
}

function renderStep(step: string): string {
  return linked(FLAN.replace("Whisk it.", step));
}

const WHOLE: [string, string][] = [
  ["behind another object", `${SITE}\n${FLAN}`],
  ["before another list", `[${FLAN}][${SITE}]`],
  ["behind another object and a comma", `${SITE},${FLAN}`],
  ["with a bracket too many", `${FLAN} }`],
  ["with a tag behind it", `${FLAN}</p>`],
  ["without its last bracket", FLAN.slice(0, -1)],
  ["in a list that does not end", `[${SITE},${FLAN}`],
  ["with a comma too many", FLAN.replace('"1 l milk",', ',"1 l milk",,')],
  [
    "without a comma between two names",
    FLAN.replace(',"recipeIngredient"', '\n"recipeIngredient"'),
  ],
  ["without a comma between two lines", FLAN.replace('"1 l milk",', '"1 l milk"\n')],
  ["without a value for one of its names", FLAN.replace('"https://schema.org"', "")],
  ["with a value that is no JSON", FLAN.replace('"https://schema.org"', "undefined")],
  ["with a value without quotes", FLAN.replace('"https://schema.org"', "schema.org")],
  ["with names without quotes", FLAN.replace(/"(name|recipe\w+|text)":/g, "$1:")],
  ["in single quotes", FLAN.replaceAll('"', "'")],
  ["in curly quotes", FLAN.replaceAll('"', "”")],
  ["in escaped quotes", FLAN.replaceAll('"', '\\"')],
  ["in a string", JSON.stringify(FLAN)],
  ["in a string behind a line break", JSON.stringify(`\n${FLAN}`)],
  [
    "with a French name in front of what is broken",
    FLAN.replace('"recipeIngredient"', '"catégorie":"Entrée","coût (2)":"2",,"recipeIngredient"'),
  ],
  ["with a comment of HTML in it", FLAN.replace('"name"', '<!-- the name --> "name"')],
  ["with the line breaks of a blog", FLAN.replaceAll(',"', ',<br />\n"')],
  ["with hard spaces before its names", FLAN.replaceAll(',"', ',\u00a0\u200b"')],
  ["behind a mark that shows nothing", `\u200b${FLAN}`],
];

test.each(WHOLE)("reads a complete recipe from JSON-LD %s", (_, text) => {
  expect(readPage(linked(text), null)).toMatchObject([
    {
      title: "Flan",
      ingredients: ["1 l milk", "4 eggs"],
      steps: ["Whisk it.", "Bake it."],
      yield: "6 servings",
    },
  ]);
});

test.each([
  ["inches", 'Fill a 9" tin.'],
  ["inches at its end", 'Roll it to 9"'],
  ["words between commas", 'Until it is "set", "firm" or so.'],
  ["a word before a colon", 'The "trick": wait.'],
  ["an attribute", '<a class="b" href="https://example.org/">Whisk</a> it.'],
])("unescaped quotes stay in a text: %s", (_, text) => {
  const [flan] = readPage(renderStep(text), null);
  expect(flan?.steps).toEqual([text.replace(/<[^>]*>/g, ""), "Bake it."]);
  expect(flan?.yield).toBe("6 servings");
});

test("other quotes in a line of a list do not split it", () => {
  const text = FLAN.replace("4 eggs", `4 "fresh", 'brown' eggs`).replace(
    "1 l",
    '1 l "full", “raw”',
  );
  expect(readPage(linked(text), null)[0]?.ingredients).toEqual([
    '1 l "full", “raw” milk',
    `4 "fresh", 'brown' eggs`,
  ]);
});

test("unknown escapes in JSON are read as the escaped character", () => {
  const [flan] = readPage(renderStep("Ann\\'s \\& Bob\\u2019s\\ttart \\u12"), null);
  expect(flan?.steps[0]).toBe("Ann's & Bob’s tart u12");
});

test.each([
  ["in a text", FLAN.slice(0, FLAN.indexOf("it."))],
  ["between two lines", FLAN.slice(0, FLAN.indexOf(',"4 eggs"'))],
  ["where brackets do not belong together", FLAN.replace("}],", "},")],
])("a recipe truncated %s is not read", (_, text) => {
  expect(readPage(linked(text), null)).toEqual([]);
});

test.each(["application/ld-json", "text/ld+json", "application/json+ld", "text/json"])(
  "JSON-LD is found in a script of type %s",
  (type) => {
    expect(readPage(linked(FLAN, type), null)).toMatchObject([{ title: "Flan" }]);
  },
);

test("broken JSON-LD is read from a paste", () => {
  expect(readPasted(`${SITE}\n${FLAN.replace("]}", "],}")}`, null)).toMatchObject([
    { title: "Flan", steps: ["Whisk it.", "Bake it."] },
  ]);
});

test("a pasted list with check boxes in brackets is not JSON", () => {
  const text = "[ ] 2 eggs\n[ ] 1 l milk\n[x] 'nilla sugar\n\nMethod\nWhisk it all.\nBake it.";
  expect(readPasted(text, null)).toMatchObject([{ steps: ["Whisk it all.", "Bake it."] }]);
});
