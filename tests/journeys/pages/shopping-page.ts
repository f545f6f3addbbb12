import { expect } from "@playwright/test";
import { paths } from "#domain/site/paths";
import type { Visitor } from "../../support/journey-test";

export function shoppingPage({ page, t }: Visitor) {
  const basket = page.getByRole("region", { name: t("shopping:basket") });
  const line = (words: string | RegExp) => page.getByRole("button", { name: words });
  return {
    basket,
    line,
    title: page.getByRole("heading", { level: 1 }),

    async open(cookbook?: number) {
      await page.goto(paths.shopping({ cookbook }));
    },

    async type(lines: string) {
      await page.getByRole("textbox", { name: t("shopping:add") }).fill(lines);
      await page.getByRole("button", { name: t("shopping:addButton"), exact: true }).click();
    },

    /** Presses a line and waits until it lies in the basket. */
    async tick(words: string | RegExp) {
      await line(words).click();
      await expect(basket.getByRole("button", { name: words })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    },

    /** Presses a line in the basket and waits until it has left it. */
    async untick(words: string | RegExp) {
      await basket.getByRole("button", { name: words }).click();
      await expect(basket.getByRole("button", { name: words })).toHaveCount(0);
      await expect(line(words)).toHaveAttribute("aria-pressed", "false");
    },

    async remove(words: string | RegExp, food: string) {
      await page
        .getByRole("button", { name: t("shopping:remove", { food }) })
        .first()
        .click();
      await expect(line(words)).toHaveCount(0);
    },

    async bringBack(words: string | RegExp) {
      await page.getByRole("button", { name: t("shopping:restore") }).click();
      await expect(line(words)).toBeVisible();
    },
  };
}
