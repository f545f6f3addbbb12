import { expect, test } from "vitest";
import { readPage } from "./page";

function page(steps: string): string {
  const lines = "<h2>Ingredients</h2><ul><li>2 eggs<li>1 dl milk</ul>";
  return `<h1>Pie</h1>${lines}<h2>Method</h2>${steps}<h2>Comments</h2><p>How very good it was.</p>`;
}

const LIST = "<ol><li>Whisk all of it.<li>Pour it in.</ol>";

test("what is told right below a list of steps is a tip, and not lost", () => {
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
  "Photo",
])("%j below the steps is no part of the recipe", (talk) => {
  const told = `<p>${talk}</p><ul><li>Print</ul>`;
  for (const steps of [LIST, "<p>1. Whisk all of it.</p><p>2. Pour it in.</p>"]) {
    const [pie] = readPage(page(steps + told.replace(/<ul>.*/, "")), null);
    expect(pie).toMatchObject({ steps: ["Whisk all of it.", "Pour it in."], tips: [] });
  }
});

test("a page's own list below an invitation is none of steps", () => {
  const steps = `${LIST}<p>Join us on Facebook today.</p><ul><li>cakes</li><li>pies</li></ul>`;
  expect(readPage(page(steps), null)[0]?.steps).toEqual(["Whisk all of it.", "Pour it in."]);
});

test("a last numbered step goes on below its number", () => {
  const steps = "<p>1. Whisk all of it.</p><p>2. Bake:</p><p>Slowly.</p><p>Love 17</p>";
  expect(readPage(page(steps), null)[0]?.steps).toEqual(["Whisk all of it.", "Bake: Slowly."]);
});
