import type { Locator } from "@playwright/test";
import { paths } from "#domain/site/paths";
import type { Person } from "#server/policies/permissions";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { writeRecipe } from "../support/recipes";
import { logIn } from "./pages/login";
import { manyRecipes } from "./pages/many-recipes";

const ALICE: Person = { id: 1, username: "Alice", role: "USER", imageVersion: null };
const PHONE = { width: 390, height: 844 };
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const RECIPES = 500;
const KITCHEN = {
  en: ["Egg", "Lemon", "Honey", "Apple"],
  fr: ["Œuf", "Citron", "Miel", "Pomme"],
};

/** Counts the taps of one errand. */
function startErrand(visitor: Visitor) {
  let taps = 0;
  return {
    async tap(target: Locator) {
      taps += 1;
      await target.click();
      await waitUntilHydrated(visitor);
    },
    expectTaps: (count: number) => expect(taps).toBeLessThanOrEqual(count),
  };
}

test("a library of 500 recipes costs few taps", { tag: "@long" }, async ({ popote, visitor }) => {
  const { page, t, locale } = visitor;
  const alice = await popote.addAccount(ALICE.username, locale);
  await popote.prepare(async (db) => {
    const ingredients = KITCHEN[locale].map((name) => {
      return { name, amount: null, unit: "NONE" as const, complement: "" };
    });
    await writeRecipe(db, ALICE, { title: "Quince cheese", ingredients });
    for (let at = 1; at < RECIPES; at++) {
      await writeRecipe(db, ALICE, { title: `${LETTERS[at % LETTERS.length]} dish ${at}` });
    }
  });
  await page.setViewportSize(PHONE);
  await logIn(visitor, alice);
  const main = page.getByRole("main");
  const openList = async () => {
    await page.goto(paths.recipeList());
    await waitUntilHydrated(visitor);
  };

  await test.step("an old one by sight: by name, its letter, itself", async () => {
    await openList();
    const errand = startErrand(visitor);
    await errand.tap(main.getByRole("link", { name: t("recipeList:order.NAME.asc"), exact: true }));
    await errand.tap(main.getByRole("link", { name: "Q", exact: true }));
    await errand.tap(main.getByRole("link", { name: "Quince cheese" }));
    await expect(page.getByRole("heading", { name: "Quince cheese", level: 1 })).toBeVisible();
    errand.expectTaps(3);
  });

  await test.step("mine only is one tap", async () => {
    await openList();
    await startErrand(visitor).tap(main.getByRole("link", { name: t("recipeList:tab.user") }));
    await expect(page).toHaveURL(/\bsource=user\b/);
    await expect(main.getByRole("article").first()).toBeVisible();
  });

  await test.step("all 500 are shown to followers in five", async () => {
    await openList();
    const errand = startErrand(visitor);
    const many = manyRecipes(visitor);
    await errand.tap(many.several);
    await errand.tap(main.locator("input[name=recipe]").first());
    await errand.tap(many.all(RECIPES));
    await errand.tap(main.getByRole("button", { name: t("acts:act.AUDIENCE"), exact: true }));
    const count = { count: RECIPES, shown: String(RECIPES) };
    await errand.tap(main.getByRole("button", { name: t("acts:show.PROTECTED", count) }));
    const done = t("flash:acts.done.AUDIENCE.PROTECTED", { count: RECIPES });
    await expect(many.flash).toHaveText(done);
    errand.expectTaps(5);
  });

  await test.step("four foods at hand, and what they make, within two screens", async () => {
    await page.goto(paths.search());
    await waitUntilHydrated(visitor);
    const field = page.getByRole("combobox", { name: t("search:cook.field"), exact: true });
    await field.fill(KITCHEN[locale].join(", "));
    await startErrand(visitor).tap(page.getByRole("button", { name: t("search:cook.add") }));
    const found = page.getByText(t("search:cook.atHand", { atHand: 4, count: 4 }));
    await expect(found).toBeVisible();
    const { y = Number.POSITIVE_INFINITY } = (await found.boundingBox()) ?? {};
    expect(y).toBeLessThan(2 * PHONE.height);
  });
});
