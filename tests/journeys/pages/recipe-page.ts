import { expect } from "@playwright/test";
import { VISIBILITIES } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import { shownIngredient, type WrittenRecipe } from "../../support/journey-recipe";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function recipePage(visitor: Visitor) {
  const { page, t } = visitor;
  const section = (name: "ingredients" | "steps" | "tips") =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: t(`recipe:view.${name}`), exact: true }) });
  const lines = (name: "ingredients" | "steps" | "tips") => section(name).getByRole("listitem");
  const moreButton = page.getByRole("button", { name: t("recipe:view.more"), exact: true });
  const confirmation = (title: string) =>
    page.getByRole("dialog", { name: t("recipe:delete.title", { title }) });
  return {
    steps: lines("steps"),
    ingredients: lines("ingredients"),
    title: page.getByRole("heading", { level: 1 }),
    flash: page.getByRole("status"),
    /** Also matches while its menu is closed. */
    editLink: page.getByRole("link", {
      name: t("recipe:view.edit"),
      exact: true,
      includeHidden: true,
    }),
    shareButton: page.getByRole("button", { name: t("recipe:view.shareAddress"), exact: true }),
    moreButton,
    copyButton: page.getByRole("button", { name: t("export:copy.link"), exact: true }),
    copied: page.getByText(t("export:copy.done"), { exact: true }),
    cookLink: page.getByRole("link", { name: t("recipe:view.cook"), exact: true }),
    photo: (title: string) => page.getByRole("img", { name: t("recipe:view.photoOf", { title }) }),
    confirmation,

    async openMore() {
      await moreButton.click();
      await expect(page.locator("#more")).toBeInViewport({ ratio: 1 });
    },

    async open(id: number) {
      const response = await page.goto(paths.recipeView(id));
      await waitUntilHydrated(visitor);
      return response;
    },

    async chooseServings(count: number) {
      const field = page.getByRole("textbox", { name: t("recipe:servings.label"), exact: true });
      await field.fill(String(count));
      await field.press("Enter");
      await expect(page).toHaveURL(new RegExp(`[?&]servings=${count}\\b`));
      await waitUntilHydrated(visitor);
    },

    async chooseUnits(units: "written" | "metric" | "us") {
      const links = page.getByRole("navigation", { name: t("recipe:units.label"), exact: true });
      const link = links.getByRole("link", { name: t(`recipe:units.${units}`), exact: true });
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "true");
      await waitUntilHydrated(visitor);
    },

    id(): number {
      return Number(new URL(page.url()).searchParams.get("id"));
    },

    async expectSaved(title: string) {
      await expect(this.title).toHaveText(title);
      const saved = VISIBILITIES.map((each) => t(`flash:recipeSavedFor.${each}`, { title }));
      await expect(this.flash).toHaveText(/./);
      expect(saved).toContain(await this.flash.textContent());
      await waitUntilHydrated(visitor);
    },

    /** Expects everything that was written, in the language of the cook `writer`. */
    async expectShows(recipe: WrittenRecipe, writer = visitor) {
      await expect(this.title).toHaveText(recipe.title);
      await expect(page).toHaveTitle(new RegExp(`^${recipe.title}`));
      await expect(lines("ingredients")).toHaveText(
        recipe.ingredients.map((line) => shownIngredient(line, writer)),
      );
      await expect(lines("steps")).toHaveText(recipe.steps);
      await expect(lines("tips")).toHaveText(recipe.tips);
      const article = page.getByRole("article");
      await expect(article.getByText(recipe.description, { exact: true })).toBeVisible();
      await expect(
        article.getByText(t(`recipe:category.${recipe.category}`), { exact: true }),
      ).toBeVisible();
      const facts = article.getByRole("definition");
      await expect(facts).toHaveCount(4);
      await expect(facts.nth(0)).toHaveText(t("recipe:view.servings", { count: recipe.yield }));
      await expect(facts.nth(1)).toHaveText(inMinutes(recipe.preparationMinutes, visitor));
      await expect(facts.nth(2)).toHaveText(inMinutes(recipe.cookingMinutes, visitor));
      await expect(facts.nth(3)).toHaveText(
        t("recipe:view.degrees", { degrees: recipe.cookingTemperature }),
      );
    },

    /** Expects every line in the reader's language, with the catalogue's names. */
    async expectNames(recipe: WrittenRecipe) {
      await page.getByRole("link", { name: t("recipe:view.byNames"), exact: true }).click();
      await expect(lines("ingredients")).toHaveText(
        recipe.ingredients.map(({ name }) => new RegExp(name[visitor.locale], "iu")),
      );
      await page.getByRole("link", { name: t("recipe:view.cooksWords"), exact: true }).click();
    },

    /** Expects a photo that the browser could decode; returns its URL. */
    async expectPhoto(title: string): Promise<string> {
      const photo = this.photo(title);
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      return (await photo.getAttribute("src")) ?? "";
    },

    async askToDelete(title: string) {
      await this.openMore();
      await page.getByRole("button", { name: t("recipe:view.delete"), exact: true }).click();
      await expect(confirmation(title)).toBeVisible();
    },

    async keep(title: string) {
      await confirmation(title)
        .getByRole("button", { name: t("recipe:delete.cancel") })
        .click();
      await expect(confirmation(title)).toBeHidden();
    },

    async confirmDeletion(title: string) {
      await confirmation(title)
        .getByRole("button", { name: t("recipe:delete.confirm") })
        .click();
      await expect(page).toHaveURL(/\/recipe\/list\?/);
      await waitUntilHydrated(visitor);
    },
  };
}

function inMinutes(minutes: number, { locale }: Visitor): string {
  const style = { style: "unit", unit: "minute", unitDisplay: "short" } as const;
  return new Intl.NumberFormat(locale, style).format(minutes);
}
