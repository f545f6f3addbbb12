import { expect, test } from "vitest";
import { readPage } from "../read-page";

const METHOD =
  "Rub the butter into the flour and the salt. Add the eggs and the milk, and bake for half an hour.";
const LINES = ["200 g flour", "100 g butter", "2 eggs", "1 dl milk", "1 pinch of salt"];

function renderPage(recipe: Record<string, unknown>): string {
  const json = JSON.stringify({ "@type": "Recipe", name: "Pie", ...recipe });
  return `<script type="application/ld+json">${json}</script>`;
}

function items(lines: string[], list = "ul"): string {
  return `<${list}>${lines.map((line) => `<li>${line}</li>`).join("")}</${list}>`;
}

function unnamed(lines: string[], steps: string): string {
  return `<h1>Pie</h1><p>My aunt made it.</p><h2>For six of us</h2>${items(lines)}<h2>On you go</h2>${steps}`;
}

function read(html: string) {
  const [recipe] = readPage(html, null);
  return { ingredients: recipe?.ingredients, steps: recipe?.steps, doubts: recipe?.doubts };
}

test.each([
  ["names without amounts", ["flour", "butter", "eggs", "milk", "salt"]],
  ["one of them", ["Flour"]],
  ["none", []],
  ["one long line", [Array(5).fill(LINES.join(" ")).join(" ")]],
  ["the same again and again", Array(6).fill("200 g flour")],
])("the page's own list is preferred to data of %s", (_, recipeIngredient) => {
  const html =
    renderPage({ recipeIngredient, recipeInstructions: METHOD }) + unnamed(LINES, METHOD);
  expect(read(html)).toMatchObject({ ingredients: LINES, doubts: undefined });
});

test.each([
  ["another dish", ["200 g rice", "1 kg fish", "1 lemon", "2 onions", "1 leek"]],
  ["menus", ["1 Home", "2 Shop", "3 Blog", "4 Login", "5 Contact", "6 About"]],
])("a page list of %s does not replace the data", (_, lines) => {
  const names = ["flour", "butter", "eggs", "milk", "salt"];
  const html = renderPage({ recipeIngredient: names, recipeInstructions: METHOD });
  expect(read(html + unnamed(lines, METHOD))).toMatchObject({
    ingredients: names,
    doubts: [{ kind: "noAmounts" }],
  });
});

const STEPS = [
  "Rub the butter into the flour and the salt.",
  "Whisk the eggs with the milk in a bowl.",
  "Bring everything together into a dough.",
  "Bake in a hot oven for half an hour.",
];

test.each([
  ["nothing", ""],
  ["the names of the steps", ["Mix", "Bake"]],
  ["everything twice in one", `${STEPS.join(" ")} ${STEPS.join(" ")}`],
  ["the first of them", [STEPS[0]]],
])("the page's own method is preferred to data with %s", (_, recipeInstructions) => {
  const html = renderPage({ recipeIngredient: LINES, recipeInstructions });
  expect(read(html + unnamed(LINES, items(STEPS, "ol"))).steps).toEqual(STEPS);
});

test("neither a story that begins like the method nor readers' comments are the method", () => {
  const short = "Blend all of it until it is smooth.";
  const comments =
    "<p>I love this! I used butter and eggs and flour from my aunt.</p><p>So did I, with more milk and salt than flour.</p>";
  const html = renderPage({ recipeIngredient: LINES, recipeInstructions: short });
  expect(read(`${html}<h1>Pie</h1>${items(LINES)}${comments}`).steps).toEqual([short]);
});

test("a page without headings for its list and method is read by their shape", () => {
  const tail = `<h2>You will love these</h2><p>Our best plum tart of the whole year, with butter.</p>`;
  const footer = `<p>Print</p><p>Back to the top</p>${items(["Home", "About us", "Contact"])}`;
  for (const steps of [items(STEPS, "ol"), STEPS.map((step) => `<p>${step}</p>`).join("")]) {
    expect(readPage(unnamed(LINES, steps) + tail + footer, null)).toMatchObject([
      { title: "Pie", ingredients: LINES, steps: STEPS },
    ]);
  }
  expect(readPage(unnamed(LINES, "<p>We went to the sea and saw some ships.</p>"), null)).toEqual(
    [],
  );
});

test("a list in several measures is read in the first one", () => {
  const metric = ["200 g flour", "100 g butter", "2 eggs", "1 dl milk"];
  const imperial = ["7 oz flour", "3.5 oz butter", "2 eggs", "0.4 cup milk"];
  const html = (lines: string[]) =>
    `<h1>Pie</h1><h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items(STEPS)}`;
  expect(read(html([...metric, ...imperial])).ingredients).toEqual(metric);
  const parts = ["200 g flour", "100 g butter", "50 g flour", "20 g butter"];
  expect(read(html(parts)).ingredients).toEqual(parts);
});

test("amounts and foods on separate lines are joined", () => {
  const cells = LINES.slice(0, 4).map((line) => line.replace(/^(\S+ (?:g|dl)|\S+) /, "$1</p><p>"));
  const html = `<h1>Pie</h1><h2>Ingredients</h2><p>${cells.join("</p><p>")}</p><h2>Method</h2>${items(STEPS)}`;
  expect(read(html).ingredients).toEqual(LINES.slice(0, 4));
  const behind = ["flour", "200 g", "butter", "100 g", "milk", "1 dl"];
  const after = html.replace(cells.join("</p><p>"), behind.join("</p><p>"));
  expect(read(after).ingredients).toEqual(behind);
});

test("lines under a heading for tools are not ingredients", () => {
  for (const heading of ["Equipment", "Ustensiles", "Zubehör"]) {
    const recipeIngredient = [...LINES, `${heading}:`, "Food processor", "1 large pan"];
    const [recipe] = readPage(renderPage({ recipeIngredient, recipeInstructions: METHOD }), null);
    expect(recipe).toMatchObject({ ingredients: LINES, tools: "Food processor, 1 large pan" });
  }
});

test("tools that only the page separates are not ingredients", () => {
  const tools = ["Food processor", "1 large pan"];
  const html = renderPage({ recipeIngredient: [...LINES, ...tools], recipeInstructions: METHOD });
  const body = `<h2>Ingredients</h2>${items(LINES)}<h4>Equipment needed</h4>${items(tools)}<h2>Method</h2>`;
  const [recipe] = readPage(html + body, null);
  expect(recipe).toMatchObject({ ingredients: LINES, tools: tools.join(", ") });
});

test("a heading that ends in tips ends the method and starts the tips", () => {
  const body = `<h1>Pie</h1><h2>Ingredients</h2>${items(LINES)}<h2>Method</h2>${items(STEPS)}`;
  for (const heading of ["Storage tips", "Conseils et astuces", "Unsere besten Tipps"]) {
    const advice = `<h3>${heading}</h3><p>It keeps for a week with the butter in a box.</p>`;
    expect(read(body + advice).steps).toEqual(STEPS);
  }
});

test("page content below the method is not a step", () => {
  const below = "<p>Post views: 66</p><p>Related items</p><p>Tweet</p><p>Ships of the sea</p>";
  const html = `<h1>Pie</h1><h2>Ingredients</h2>${items(LINES)}<h2>Method</h2>${STEPS.map((step) => `<p>${step}</p>`).join("")}`;
  expect(read(html + below).steps).toEqual(STEPS);
});

test("data in an element's content is read like a script", () => {
  const json = JSON.stringify({ "@type": "Recipe", name: "Pie", recipeIngredient: LINES });
  const html = `<meta name="schema" content='${json.replaceAll("'", "&#39;")}'>`;
  expect(read(html).ingredients).toEqual(LINES);
});

test.each<[string, object, unknown]>([
  ["no ingredients", { recipeInstructions: METHOD }, [{ kind: "noIngredients" }]],
  ["no steps", { recipeIngredient: LINES }, [{ kind: "noSteps" }]],
  [
    "a method of another dish",
    {
      recipeIngredient: LINES,
      recipeInstructions: "Skin the fish, poach it gently with the leeks, and serve. ".repeat(6),
    },
    [{ kind: "otherWords" }, { kind: "repeated" }],
  ],
  ["all of it", { recipeIngredient: LINES, recipeInstructions: METHOD }, undefined],
])("a page's warnings depend on its data: %s", (_, recipe, doubts) => {
  expect(read(renderPage(recipe as Record<string, unknown>)).doubts).toEqual(doubts);
});
