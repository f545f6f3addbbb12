import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

const WORDS = {
  en: {
    salt: "Celery salt",
    begun: "celery sa",
    butter: "brown butter",
    nearButter: "Unsalted butter",
    oil: "olve oil",
    carrots: "CARROTS",
    carrot: "Carrot",
  },
  fr: {
    salt: "Sel de céleri",
    begun: "sel de cel",
    butter: "beurre grillé",
    nearButter: "Beurre doux",
    oil: "huile d’olve",
    carrots: "carottes",
    carrot: "Carotte",
  },
};

test("a cook chooses catalogue ingredients and keeps own names where there is none", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, locale, hasScript } = visitor;
  const words = WORDS[locale];
  const unit = (name: "NONE" | "GRAM" | "POUND" | "CUP") => t(`recipe:unitChoice.${name}`);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Crudités");
  const first = form.ingredient(1);

  await test.step("a name from the catalogue is suggested with script", async () => {
    if (!hasScript) {
      await first.name.fill(words.salt);
      await first.unit.selectOption(unit("CUP"));
      return;
    }
    const option = form.suggestions.getByRole("option", { name: words.salt, exact: true });
    await first.unit.selectOption(unit("CUP"));
    await first.name.pressSequentially(words.begun);
    await expect(option).toBeVisible();
    await expect(first.name).toHaveAttribute("aria-expanded", "true");
    await expect(option).toHaveAttribute("aria-selected", "false");
    await expectAccessible(page);

    await first.name.press("Escape");
    await expect(form.suggestions).toHaveCount(0);
    await expect(first.name).toHaveValue(words.begun);
    await first.name.press("Escape");
    await expect(first.name).toHaveValue(words.begun);

    await first.name.press("ArrowDown");
    await expect(option).toBeVisible();
    await first.name.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(first.name).toHaveAttribute(
      "aria-activedescendant",
      (await option.getAttribute("id")) ?? "",
    );
    await expectAccessible(page);
    await first.name.press("Enter");
    await expect(form.suggestions).toHaveCount(0);
    await expect(first.name).toHaveValue(words.salt);
    await expect(first.name).toBeFocused();
    await expect(first.unit).toHaveValue("NONE");
    expect(await form.unitsOf(1)).toEqual([unit("NONE"), unit("GRAM"), unit("POUND")]);

    await form.ingredient(2).name.pressSequentially(words.begun);
    await option.click();
    await expect(form.ingredient(2).name).toHaveValue(words.salt);
    await form.ingredient(2).name.fill("");
    expect(await form.unitsOf(2)).toHaveLength(8);
  });

  await form.ingredient(2).name.fill(words.butter);
  await form.ingredient(3).name.fill(words.oil);
  await form.ingredient(4).name.fill(words.carrots);

  await test.step("the form asks about names close to the catalogue and rejects unsuitable units", async () => {
    noise.expectRefusal(400);
    expect((await form.save()).status()).toBe(400);
    for (const [line, name] of [
      [2, words.butter],
      [3, words.oil],
    ] as const) {
      await expect(form.question(name)).toBeVisible();
      const problem = t("errors:field.ingredientUnclear");
      await form.expectProblem(form.nameLabel(line), problem, form.ingredient(line).name);
    }
    if (!hasScript) {
      const problem = t("errors:field.unitNotVolume");
      await form.expectProblem(form.unitLabel(1), problem, first.unit);
      const allowed = [unit("NONE"), unit("GRAM"), unit("POUND")];
      expect(await form.unitsOf(1)).toEqual([...allowed, unit("CUP")]);
      await first.unit.selectOption(unit("NONE"));
    }
    await expectAccessible(page);
  });

  await test.step("answers stay with their lines when these move", async () => {
    await form.question(words.butter).getByRole("radio", { name: words.nearButter }).check();
    const keep = t("recipeForm:edit.keepOwn", { name: words.oil });
    await form.question(words.oil).getByRole("radio", { name: keep }).check();
    await form.moveUp("ingredient", 3);
    await expectAccessible(page);
    expect((await form.save()).status()).toBe(303);
  });

  await recipePage(visitor).expectSaved("Crudités");
  const lines = recipePage(visitor).ingredients;
  await expect(lines).toHaveText([words.salt, words.oil, words.butter, words.carrots]);
  await expect(lines.getByTitle(words.nearButter)).toHaveText(words.butter);
  await expect(lines.getByTitle(words.carrot)).toHaveText(words.carrots);

  await test.step("editing the recipe asks nothing again", async () => {
    await form.open(recipePage(visitor).id());
    expect(await form.unitsOf(1)).toEqual([unit("NONE"), unit("GRAM"), unit("POUND")]);
    await expectAccessible(page);
    expect((await form.save()).status()).toBe(303);
    await recipePage(visitor).expectSaved("Crudités");
  });
});
