import type { Locator } from "@playwright/test";
import { expectAccessible } from "../support/journey-accessible";
import { phonePhoto } from "../support/journey-photo";
import { expect, test } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const PHONE = { width: 390, height: 844 };
const SHORTEST = { width: 320, height: 640 };

const CAKE = {
  en: {
    title: "Lemon cake",
    ingredients: [
      ...["200 g plain flour", "150 g caster sugar", "3 large eggs", "125 g butter, softened"],
      ...["2 tsp baking powder", "a pinch of salt", "zest of 1 lemon", "5 tbsp milk"],
      ...["# For the glaze", "100 g icing sugar", "2 tbsp lemon juice", "a knob of butter", "salt"],
    ],
    steps: [
      "Heat the oven to 180 °C.",
      "Beat the butter with the sugar, then add the eggs.",
      "Fold in flour, baking powder and salt.",
      "Stir in zest and milk.",
      "Bake for 40 minutes.",
      "Mix the glaze and pour it over.",
    ],
  },
  fr: {
    title: "Gâteau au citron",
    ingredients: [
      ...["200 g de farine", "150 g de sucre en poudre", "3 gros œufs", "125 g de beurre mou"],
      ...[
        "1 sachet de levure chimique",
        "une pincée de sel",
        "le zeste d’un citron",
        "8 cl de lait",
      ],
      ...[
        "# Pour le glaçage",
        "100 g de sucre glace",
        "2 c. à s. de jus de citron",
        "une noix de beurre",
        "sel",
      ],
    ],
    steps: [
      "Chauffer le four à 180 °C.",
      "Battre le beurre et le sucre, puis ajouter les œufs.",
      "Incorporer la farine, la levure et le sel.",
      "Ajouter le zeste et le lait.",
      "Cuire 40 minutes.",
      "Mélanger le glaçage et le verser.",
    ],
  },
};

test("a recipe with servings and a photo takes few keys besides its words", async ({
  popote,
  visitor,
}) => {
  const { page, locale, hasScript } = visitor;
  const cake = CAKE[locale];
  const form = recipeForm(visitor);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await form.open(undefined, "text");
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };

  await test.step("written by keyboard alone, from the cursor in the title", async () => {
    await expect(form.title).toBeFocused();
    await page.keyboard.insertText(cake.title);
    await press("Tab");
    await expect(form.image).toBeFocused();
    // Enter would open the system's dialog.
    keys += 1;
    await form.choosePhotos([await takePhoto()]);
    await press("Tab");
    await page.keyboard.insertText("8");
    while (!(await hasFocus(form.ingredientsBox))) await press("Tab");
    await page.keyboard.insertText(cake.ingredients.join("\n"));
    await press("Tab");
    await expect(form.methodBox).toBeFocused();
    await page.keyboard.insertText(cake.steps.join("\n\n"));
    await expectAccessible(page);
    if (hasScript) await Promise.all([page.waitForEvent("load"), press("Control+Enter")]);
    else await form.save();
    expect(keys).toBeLessThanOrEqual(18);
  });

  await test.step("others read the cook's own words", async () => {
    const recipe = recipePage(visitor);
    await recipe.expectSaved(cake.title);
    const lines = cake.ingredients.filter((line) => !line.startsWith("#"));
    await expect(recipe.ingredients).toHaveText(lines);
    await expect(recipe.steps).toHaveText(cake.steps);
    await expect(page.getByRole("img", { name: cake.title })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the form keeps the text when switched to lines and back", async () => {
    await form.open(recipePage(visitor).id(), "text");
    const expectText = async () => {
      await expect(form.ingredientsBox).toHaveValue(cake.ingredients.join("\n"));
      await expect(form.methodBox).toHaveValue(cake.steps.join("\n\n"));
    };
    await expectText();
    await form.showLines();
    await expect(form.ingredient(1).amount).toBeFocused();
    expect(await form.count("ingredient")).toBe(cake.ingredients.length);
    await form.expectTexts("step", cake.steps);
    await form.showText();
    await expect(form.ingredientsBox).toBeFocused();
    await expectText();
    await page.setViewportSize(SHORTEST);
    await shell(visitor).expectNoOverflow();
    await expectAccessible(page);
  });
});

test("on a phone a recipe takes few taps besides typing, and Save never covers the field", async ({
  popote,
  visitor,
}) => {
  const { page, locale } = visitor;
  const { title, ingredients, steps } = CAKE[locale];
  const form = recipeForm(visitor);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await page.setViewportSize(PHONE);
  await form.open(undefined, "text");
  let taps = 0;
  const tap = async (field: Locator) => {
    taps += 1;
    await field.click();
  };
  const expectUncovered = async (field: Locator) => {
    const [typed, bar] = [await field.boundingBox(), await form.bar.boundingBox()];
    expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(form.saveButton).toBeInViewport();
  };

  await expect(form.title).toBeFocused();
  await page.keyboard.type(title);
  await expectUncovered(form.title);
  await tap(form.servings);
  await page.keyboard.insertText("8");
  // A tap would open the system's dialog.
  taps += 1;
  await form.choosePhotos([await takePhoto()]);
  await tap(form.ingredientsBox);
  await page.keyboard.insertText(ingredients.join("\n"));
  await page.keyboard.type("\n");
  await expectUncovered(form.ingredientsBox);
  await tap(form.methodBox);
  await page.keyboard.insertText(steps.join("\n\n"));
  await page.keyboard.type("\n");
  await expectUncovered(form.methodBox);
  await Promise.all([page.waitForEvent("load"), tap(form.saveButton)]);
  await recipePage(visitor).expectSaved(title);
  expect(taps).toBeLessThanOrEqual(7);
});

test("a text too large for the server is reported and stays in the browser", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, locale } = visitor;
  const form = recipeForm(visitor);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await form.open(undefined, "text");
  await form.title.fill("Dictionary");
  noise.expectRefusal(413);
  // The script sends first. A body refused early is not stored, so the browser sends it again.
  if (visitor.hasScript) noise.allowRefusals(413);
  const large = "long words ".repeat(500_000);
  await form.ingredientsBox.fill(large);
  page.once("dialog", (leaving) => leaving.accept());
  expect((await form.save()).status()).toBe(413);
  await expect(page.locator("main")).toContainText(t("errors:request.tooLarge"));
  await expectAccessible(page);
  await page.goBack();
  await expect(form.title).toHaveValue("Dictionary");
  expect((await form.ingredientsBox.inputValue()).length).toBe(large.length);
});

function hasFocus(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}

async function takePhoto() {
  return { name: "cake.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
}
