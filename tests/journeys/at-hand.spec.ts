import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import type { Person } from "#server/policies/permissions";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { writeRecipe } from "../support/recipes";
import { logIn } from "./pages/login";
import { shoppingPage } from "./pages/shopping-page";

const ALICE: Person = { id: 1, username: "Alice", role: "USER", imageVersion: null };
const PHONE = { width: 320, height: 640 };
const ONE = { amount: { numerator: 1, denominator: 1 }, unit: "NONE" as const, complement: "" };
const TEXTS = {
  en: { typed: "leeks, cream", leek: "Leek", salt: "Salt", lemon: "Lemon", lemons: "2 lemons" },
  fr: {
    typed: "poireaux, crème",
    leek: "Poireau",
    salt: "Sel",
    lemon: "Citron",
    lemons: "2 citrons",
  },
};

test("a cook keeps what is at hand, shops for the rest and cooks with it", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale } = visitor;
  const texts = TEXTS[locale];
  await page.setViewportSize(PHONE);
  await logIn(visitor, await popote.addAccount(ALICE.username, locale));
  const title = page.getByRole("heading", { level: 1 });
  const group = (name: "foods" | "staples") =>
    page.getByRole("region", { name: t(`atHand:${name}`) });
  const food = (name: "foods" | "staples", words: string) =>
    group(name).getByRole("listitem").filter({ hasText: words });

  await test.step("foods are named, and the usual staples are taken over", async () => {
    await page.goto(ownPaths.atHand());
    await expect(title).toHaveText(t("atHand:title"));
    await expectAccessible(page);
    await page.getByRole("textbox", { name: t("atHand:names") }).fill(texts.typed);
    await page.getByRole("button", { name: t("atHand:add"), exact: true }).click();
    await expect(food("foods", texts.leek)).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("atHand:names") })).toHaveValue("");
    await page.getByRole("button", { name: t("atHand:keepSuggested") }).click();
    await expect(food("staples", texts.salt).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a food becomes a staple and back, and goes", async () => {
    await page
      .getByRole("button", { name: t("atHand:stapleFood", { food: texts.leek }), exact: true })
      .click();
    await expect(food("staples", texts.leek)).toBeVisible();
    await page
      .getByRole("button", { name: t("atHand:unstapleFood", { food: texts.leek }) })
      .click();
    await expect(food("foods", texts.leek)).toBeVisible();
  });

  await test.step("a recipe's lines that are at hand start unticked", async () => {
    const ingredients = [texts.leek, texts.lemon].map((name) => ({ ...ONE, name }));
    const id = await popote.prepare((db) =>
      writeRecipe(db, ALICE, { title: "Soup", ingredients, visibility: "PRIVATE" }),
    );
    await page.goto(paths.shoppingAdd({ recipes: id }));
    await expect(title).toHaveText(t("shopping:addTitle"));
    await expect(page.getByRole("checkbox", { name: texts.leek })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: t("shopping:atHand") })).toHaveCount(1);
    await expect(page.getByRole("checkbox", { name: texts.lemon })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step("the foods of ticked lines are put to hand", async () => {
    const shopping = shoppingPage(visitor);
    await shopping.open();
    await shopping.type(texts.lemons);
    await shopping.tick(texts.lemons);
    await expectAccessible(page);
    await page.getByRole("button", { name: t("shopping:keep") }).click();
    await expect(page.getByRole("status").first()).toContainText(t("shopping:kept", { count: 1 }));
    await page.getByRole("link", { name: t("shopping:whatIsAtHand") }).click();
    await expect(food("foods", texts.lemon)).toBeVisible();
  });

  await test.step("it fills the search for what can be cooked", async () => {
    await page
      .getByRole("link", { name: t("atHand:cook") })
      .last()
      .click();
    await expect(page.getByText(t("search:cook.atHand", { atHand: 2, count: 2 }))).toBeVisible();
    await expectAccessible(page);
  });
});
