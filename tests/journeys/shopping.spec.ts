import { paths } from "#domain/site/paths";
import type { Person } from "#server/policies/permissions";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { writeRecipe } from "../support/recipes";
import { logIn } from "./pages/login";
import { shoppingPage } from "./pages/shopping-page";

const ALICE: Person = { id: 1, username: "Alice", role: "USER", imageVersion: null };
const PHONE = { width: 320, height: 640 };

const TEXTS = {
  en: {
    typed: "2 lemons, milk",
    lemons: "2 lemons",
    more: "1 lemon",
    sum: "3 lemons",
    food: "Lemon",
  },
  fr: {
    typed: "2 citrons, lait",
    lemons: "2 citrons",
    more: "1 citron",
    sum: "3 citrons",
    food: "Citron",
  },
};

test("a cook fills a shopping list, ticks it in the shop and brings back what was removed", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale } = visitor;
  const texts = TEXTS[locale];
  await page.setViewportSize(PHONE);
  await logIn(visitor, await popote.addAccount(ALICE.username, locale));
  const shopping = shoppingPage(visitor);
  await shopping.open();
  await expectAccessible(page);

  await test.step("typed lines add up with those that are there", async () => {
    await shopping.type(texts.typed);
    await expect(shopping.line(texts.lemons)).toBeVisible();
    await shopping.type(texts.more);
    await expect(shopping.line(texts.sum)).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("shopping:add") })).toHaveValue("");
    await expectAccessible(page);
  });

  await test.step("a ticked line sinks into the basket and comes back", async () => {
    await shopping.tick(texts.sum);
    await expectAccessible(page);
    await shopping.untick(texts.sum);
  });

  await test.step("a removed line can be brought back", async () => {
    await shopping.remove(texts.sum, texts.food);
    await shopping.bringBack(texts.sum);
  });

  await test.step("the lines of a recipe come at the servings shown", async () => {
    const lemon = {
      amount: { numerator: 1, denominator: 1 },
      unit: "NONE" as const,
      complement: "",
    };
    const id = await popote.prepare((db) =>
      writeRecipe(db, ALICE, { yield: 4, ingredients: [{ ...lemon, name: texts.food }] }),
    );
    await page.goto(paths.recipeView(id, 8));
    await page.getByRole("link", { name: t("export:shop") }).click();
    await expect(shopping.title).toHaveText(t("shopping:addTitle"));
    await expectAccessible(page);
    await page.getByRole("button", { name: t("shopping:addLines") }).click();
    await expect(page.getByRole("status").first()).toContainText(t("shopping:added", { count: 1 }));
    await expect(shopping.line(/^5 /)).toBeVisible();
  });

  await test.step("an aisle moves up", async () => {
    await page.getByRole("link", { name: t("shopping:aisles") }).click();
    await expect(shopping.title).toHaveText(t("shopping:aisles"));
    await expectAccessible(page);
    const fruit = t("ingredient:category.FRUIT");
    await page.getByRole("button", { name: t("shopping:up", { aisle: fruit }) }).click();
    const first = page.getByRole("listitem").first().getByRole("textbox");
    await expect(first).toHaveAccessibleName(t("shopping:aisleName", { aisle: fruit }));
  });
});
