import type { Locale } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { applePie, type WrittenRecipe } from "../support/journey-recipe";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { cookingPage } from "./pages/cooking-page";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };
const HALF = {
  en: ["3/4 cup All-purpose flour, type 55", "125 g Unsalted butter"],
  fr: ["3/4 tasse Farine blanche, type 55", "125 g Beurre doux"],
};
const FLOUR = { en: /All-purpose flour/, fr: /Farine blanche/ };

test("a recipe is cooked for four, step by step, with ticks and a timer", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale, hasScript } = visitor;
  const pie = shortPie(locale);
  const total = pie.steps.length;
  const cooking = cookingPage(visitor);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.write(pie);
  await form.save();
  const recipe = recipePage(visitor);
  await recipe.expectSaved(pie.title);
  const id = recipe.id();
  const stepName = (number: number) => t("cooking:step", { number, total });
  if (hasScript) await page.clock.install();

  await test.step("the chosen servings carry over to cooking mode", async () => {
    await recipe.open(id);
    await recipe.chooseServings(16);
    await recipe.cookLink.click();
    await expect(cooking.title).toHaveText(t("cooking:need"));
    await waitUntilHydrated(visitor);
    await expect(page.getByRole("definition").first()).toHaveText(
      t("recipe:view.servings", { count: 16 }),
    );
    await recipe.chooseServings(4);
    await expect(cooking.ingredients.first()).toHaveText(HALF[locale][0] ?? "");
    await expectAccessible(page);
  });

  await test.step("a step shows its own ingredients, and all of them on demand", async () => {
    await cooking.go("start", stepName(1));
    await cooking.expectStep(1, total, pie.steps[0] ?? "");
    await expect(cooking.ingredients).toHaveText(HALF[locale]);
    await cooking.allIngredients.click();
    await expect(cooking.ingredients).toHaveCount(2 + pie.ingredients.length);
    await cooking.allIngredients.click();
    await page.setViewportSize(PHONE);
    await shell(visitor).expectNoOverflow();
    await expect(cooking.link("next")).toBeInViewport();
    await expectAccessible(page);
  });

  if (hasScript) await tickAndTime();
  else await expectNoControls();

  await test.step("the user goes through every step and back to the recipe", async () => {
    await page.goto(paths.recipeCook(id, { step: 2, servings: 4 }));
    await waitUntilHydrated(visitor);
    for (let number = 3; number <= total; number++) {
      await cooking.go("next", stepName(number));
      await cooking.expectStep(number, total, pie.steps[number - 1] ?? "");
    }
    await cooking.go("finish", t("cooking:enjoy"));
    await expect(cooking.ingredients).toHaveText(pie.tips);
    await expectAccessible(page);
    await cooking.go("previous", stepName(total));
    await cooking.go("all", t("cooking:need"));
    await page.goto(paths.recipeCook(id, { step: total + 1, servings: 4 }));
    await cooking.go("back", pie.title);
    await expect(page).toHaveURL(paths.recipeView(id, 4));
    await expect(recipe.ingredients.first()).toHaveText(HALF[locale][0] ?? "");
  });

  async function expectNoControls() {
    await expect(cooking.awake).toBeHidden();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(cooking.startTimer("30 min")).toBeHidden();
  }

  async function tickAndTime() {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\.data\?/.test(request.url())) asked.push(request.url());
    });
    const flour = cooking.ingredient(FLOUR[locale]);

    await test.step("ticks survive a change of step and a reload", async () => {
      await expect(cooking.awake).toBeChecked();
      await cooking.awake.uncheck();
      await cooking.awake.check();
      await flour.check();
      await cooking.done.check();
      await cooking.go("next", stepName(2));
      await expect(cooking.done).not.toBeChecked();
      await page.keyboard.press("ArrowLeft");
      await cooking.expectStep(1, total, pie.steps[0] ?? "");
      await expect(flour).toBeChecked();
      await page.reload();
      await waitUntilHydrated(visitor);
      await expect(flour).toBeChecked();
      await expect(cooking.done).toBeChecked();
    });

    await test.step("a timer keeps running across steps and a reload, and announces its end", async () => {
      await page.keyboard.press("ArrowRight");
      await cooking.expectStep(2, total, pie.steps[1] ?? "");
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await cooking.startTimer("30 min").click();
      await cooking.go("next", stepName(3));
      await page.clock.runFor("10:00");
      await expect(cooking.countdown).toHaveText("20:00");
      await page.clock.resume();
      await expectAccessible(page);
      await page.reload();
      await waitUntilHydrated(visitor);
      await expect(cooking.countdown).toHaveText(/^1\d:\d\d$/);
      await expect(cooking.alert).toBeEmpty();
      await page.clock.fastForward("20:00");
      const over = t("cooking:timer.over", { number: 2, time: "30 min" });
      await expect(cooking.alert).toContainText(over);
      await expect(cooking.countdown).toHaveCount(0);
      await expectAccessible(page);
      await cooking.stopTimer("30 min").click();
      await expect(cooking.alert).toBeEmpty();
    });

    await test.step("a timer can be stopped at its step and at another one", async () => {
      await cooking.go("previous", stepName(2));
      await cooking.startTimer("30 min").click();
      await expect(cooking.countdown).toBeVisible();
      await cooking.stopTimer("30 min").first().click();
      await expect(cooking.countdown).toHaveCount(0);
      await cooking.startTimer("30 min").click();
      await cooking.go("next", stepName(3));
      await cooking.stopTimer("30 min").click();
      await expect(cooking.countdown).toHaveCount(0);
    });

    await test.step("moving between steps requests no page from the server", async () => {
      expect(asked).toEqual([]);
    });

    await test.step("ticks are cleared after a day or by the button", async () => {
      await cooking.go("all", t("cooking:need"));
      await expect(cooking.stepDone(1)).toBeChecked();
      await expect(flour).toBeChecked();
      await page.clock.fastForward("25:00:00");
      await page.reload();
      await waitUntilHydrated(visitor);
      await expect(flour).not.toBeChecked();
      await cooking.stepDone(1).check();
      await cooking.clear.click();
      await expect(cooking.stepDone(1)).not.toBeChecked();
      await expect(cooking.clear).toBeHidden();
    });
  }
});

function shortPie(locale: Locale): WrittenRecipe {
  const pie = applePie(locale);
  return { ...pie, ingredients: pie.ingredients.slice(0, 4), steps: pie.steps.slice(0, 4) };
}
