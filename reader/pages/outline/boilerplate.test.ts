import { expect, test } from "vitest";
import { readPage } from "../read-page";
import { readPlainText } from "../text/read-plain-text";

function page(steps: string): string {
  const lines = "<h2>Ingredients</h2><ul><li>2 eggs<li>1 dl milk</ul>";
  return `<h1>Pie</h1>${lines}<h2>Method</h2>${steps}<h2>Comments</h2><p>How very good it was.</p>`;
}

const LIST = "<ol><li>Whisk all of it.<li>Pour it in.</ol>";

test("advice right below a list of steps becomes a tip", () => {
  const [pie] = readPage(
    page(`${LIST}<p>Then bake 20 min.</p><div>1,024</div><p>So it is.</p>`),
    null,
  );
  expect(pie?.steps).toEqual(["Whisk all of it.", "Pour it in."]);
  expect(pie?.tips).toEqual(["Then bake 20 min."]);
});

test.each([
  "Follow us on Pinterest for more of it.",
  "Please leave a comment and rate this recipe.",
  "Suivez-nous sur Facebook pour ne rien manquer.",
  "© 2020 Ann.",
  "Photo",
])("%j below the steps is not part of the recipe", (talk) => {
  const told = `<p>${talk}</p><ul><li>Print</ul>`;
  for (const steps of [LIST, "<p>1. Whisk all of it.</p><p>2. Pour it in.</p>"]) {
    const [pie] = readPage(page(steps + told.replace(/<ul>.*/, "")), null);
    expect(pie).toMatchObject({ steps: ["Whisk all of it.", "Pour it in."], tips: [] });
  }
});

test("a list below an invitation is not a list of steps", () => {
  const steps = `${LIST}<p>Join us on Facebook today.</p><ul><li>cakes</li><li>pies</li></ul>`;
  expect(readPage(page(steps), null)[0]?.steps).toEqual(["Whisk all of it.", "Pour it in."]);
});

test("the last numbered step continues below its number", () => {
  const steps = "<p>1. Whisk all of it.</p><p>2. Bake:</p><p>Slowly.</p><p>Love 17</p>";
  expect(readPage(page(steps), null)[0]?.steps).toEqual(["Whisk all of it.", "# Bake", "Slowly."]);
});

test.each(["Whisk it in a mixer (affiliate link).", "Suivez les instructions du paquet."])(
  "%j is a step",
  (step) => {
    for (const lines of [`<p>${step}</p><p>Bake.</p>`, `<p>1. ${step}</p><p>2. Bake.</p>`])
      expect(readPage(page(lines), null)[0]?.steps).toEqual([step, "Bake."]);
  },
);

test("a notice about affiliate links between two lists does not end the ingredients", () => {
  const more =
    "<p>It contains affiliate links.</p><p>Sauce</p><ul><li>1 dl cream</ul><h2>Method</h2>";
  expect(readPage(page(LIST).replace("<h2>Method</h2>", more), null)[0]?.ingredients).toEqual([
    "2 eggs",
    "1 dl milk",
    "Sauce:",
    "1 dl cream",
  ]);
});

test("text below a list stays in place if the tips are a list too", () => {
  const tips = "<h2>Tips</h2><ul><li>Good cold.<li>Freezes well.</ul>";
  const [pie] = readPage(page(`${LIST}<p>Then bake 20 min.</p>${tips}`), null);
  expect(pie?.tips).toEqual(["Good cold.", "Freezes well.", "Then bake 20 min."]);
});

test("items far from their bullets are list items", () => {
  const text = "# Pie\n\n## Ingredients\n\n-   2 eggs\n\n## Method\n\n-   Mix.\n\nPhoto";
  expect(readPlainText(text, { isHeaded: true })[0]?.steps).toEqual(["Mix."]);
});

test("a bold step is not a heading", () => {
  const steps = "<ol><li><b>Heat the oven.</b></li><li>Bake.</li></ol>";
  expect(readPage(page(steps), null)[0]?.steps).toEqual(["Heat the oven.", "Bake."]);
});
