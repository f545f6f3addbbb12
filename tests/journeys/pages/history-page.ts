import { expect } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";
import { recipePage } from "./recipe-page";

/** The revisions of a recipe, newest first, numbered from 1. */
export function historyPage(visitor: Visitor) {
  const { page, t } = visitor;
  const saves = page.locator(".history-saves > li");
  const save = (place: number) => saves.nth(place - 1);
  const takeBack = { name: t("history:takeBack"), exact: true };
  return {
    title: page.getByRole("heading", { level: 1 }),
    saves,
    removed: (place: number) => save(place).locator("del"),
    added: (place: number) => save(place).locator("ins"),
    shown: (place: number) => save(place).getByRole("listitem"),
    changed: (place: number) => save(place).locator("summary"),

    async open() {
      await recipePage(visitor).openMore();
      await page.getByRole("link", { name: t("recipe:view.history"), exact: true }).click();
      await expect(this.title).toHaveText(t("history:title"));
      await waitUntilHydrated(visitor);
    },

    async takeBack(place: number) {
      const before = await saves.count();
      await save(place).getByRole("button", takeBack).click();
      await expect(page.getByText(t("history:done"), { exact: true })).toBeVisible();
      await expect(saves).toHaveCount(before + 1);
      await waitUntilHydrated(visitor);
    },

    /** Tries to restore although the recipe was changed in another tab. */
    async tryToTakeBack(place: number) {
      await save(place).getByRole("button", takeBack).click();
      await expect(page.getByText(t("errors:recipe.changedMeanwhile"))).toBeVisible();
      await waitUntilHydrated(visitor);
    },

    async toRecipe(title: string) {
      await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(paths.recipeView(1).replace(/\?.*/, "")));
      await waitUntilHydrated(visitor);
    },
  };
}
