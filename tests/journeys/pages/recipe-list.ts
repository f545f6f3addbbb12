import { expect } from "@playwright/test";
import type { Category } from "#domain/recipe/recipe";
import type { Sorting, Source, Tab, View } from "#domain/recipe/recipe-filters";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function recipeList(visitor: Visitor) {
  const { page, t } = visitor;
  const form = page.locator("form#filters");
  const box = (name: string) =>
    form.getByRole("checkbox", { name, exact: true, includeHidden: true });
  const field = (role: "searchbox" | "spinbutton" | "textbox" | "combobox", name: string) =>
    form.getByRole(role, { name, exact: true, includeHidden: true });

  /** The filters are a sheet, or a part of the page while something is wrong with them. */
  const open = async () => {
    if (!(await form.isVisible())) {
      await page.getByRole("button", { name: t("recipeList:filters") }).click();
    }
    await expect(form).toBeVisible();
  };

  /** A new list brings a form of its own; what is chosen in the old one would be lost. */
  const submit = async (press: () => Promise<void>) => {
    const sent = await form.elementHandle();
    await press();
    if (visitor.hasScript) await page.waitForFunction((each) => !each?.isConnected, sent);
    await waitUntilHydrated(visitor);
  };

  const apply = () =>
    submit(() => form.getByRole("button", { name: t("recipeList:apply") }).click());

  /** With script the page stays, and what it shows follows its address. */
  const follow = async (link: ReturnType<typeof page.getByRole>) => {
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(address);
    await waitUntilHydrated(visitor);
  };

  return {
    form,
    drop: (name: string) => page.getByRole("link", { name: t("recipeList:drop", { name }) }),
    open,
    source: (name: Source) => box(t(`recipeList:source.${name}`)),
    category: (name: Category) => box(t(`recipe:category.${name}`)),
    ingredient: box,
    search: field("searchbox", t("recipeList:search")),
    maxTime: field("spinbutton", t("recipeList:maxTime")),
    problem: page.getByRole("alert").filter({ hasText: t("recipeList:noSource") }),

    /** Ticks or unticks choices of the sheet, then shows the recipes. */
    async tick(...choices: ReturnType<typeof box>[]) {
      await open();
      for (const choice of choices) await choice.click();
      await apply();
    },

    async type(into: ReturnType<typeof field>, text: string) {
      await open();
      await into.fill(text);
      await apply();
    },

    async sortBy(sorting: Sorting) {
      await open();
      await field("combobox", t("recipeList:sort")).selectOption(sorting);
      await apply();
    },

    /** Enter adds a name, with script too. */
    async addIngredient(name: string) {
      const names = field("textbox", t("recipeList:addIngredient"));
      await open();
      await names.fill(name);
      await submit(() => page.keyboard.press("Enter"));
    },

    openTab: (tab: Tab) =>
      follow(
        page
          .getByRole("navigation", { name: t("recipeList:tab.label") })
          .getByRole("link", { name: t(`recipeList:tab.${tab}`) }),
      ),

    chooseOrder: (sorting: Sorting) =>
      follow(page.getByRole("link", { name: t(`recipeList:order.${sorting}`), exact: true })),

    chooseView: (view: View) =>
      follow(page.getByRole("link", { name: t(`recipeList:view.${view}`), exact: true })),

    jumpTo: (letter: string) =>
      follow(
        page
          .getByRole("navigation", { name: t("recipeList:letters") })
          .getByRole("link", { name: letter, exact: true }),
      ),

    async expectTitles(titles: string[]) {
      await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
    },
  };
}
