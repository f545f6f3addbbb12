import { expect } from "@playwright/test";
import type { Category } from "#domain/recipe/recipe";
import type { Sorting, Source } from "#domain/recipe/recipe-filters";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function recipeList(visitor: Visitor) {
  const { page, t, hasScript } = visitor;
  const form = page.getByRole("form", { name: t("recipeList:filters") });
  const box = (name: string) =>
    form.getByRole("checkbox", { name, exact: true, includeHidden: true });
  const field = (role: "searchbox" | "spinbutton" | "textbox" | "combobox", name: string) =>
    form.getByRole(role, { name, exact: true, includeHidden: true });

  const open = async (filter: ReturnType<typeof box>) => {
    const group = filter.locator("xpath=ancestor::details");
    if ((await group.getAttribute("open")) === null) await group.locator("summary").click();
    await expect(filter).toBeVisible();
  };

  /** With script a choice applies at once, without script by the button. */
  const apply = async () => {
    if (!hasScript) await form.getByRole("button", { name: t("recipeList:apply") }).click();
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

    async tick(choice: ReturnType<typeof box>) {
      await open(choice);
      await choice.click();
      await apply();
    },

    async type(into: ReturnType<typeof field>, text: string) {
      await open(into);
      await into.fill(text);
      await apply();
    },

    async sortBy(sorting: Sorting) {
      const order = field("combobox", t("recipeList:sort"));
      await open(order);
      await order.selectOption(sorting);
      await apply();
    },

    /** Enter adds a name, with script too. */
    async addIngredient(name: string) {
      const names = field("textbox", t("recipeList:addIngredient"));
      await open(names);
      await names.fill(name);
      await page.keyboard.press("Enter");
      await waitUntilHydrated(visitor);
    },

    async expectTitles(titles: string[]) {
      await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(titles);
    },
  };
}
