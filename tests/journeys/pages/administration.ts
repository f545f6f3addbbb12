import { expect, type Locator } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

const PAGES = {
  overview: paths.admin(),
  users: paths.adminUsers(),
  ingredients: paths.adminIngredients(),
  names: paths.adminNames(),
  recipes: paths.adminRecipes(),
  reports: paths.adminReports(),
  email: paths.adminEmail(),
  maintenance: paths.adminMaintenance(),
  system: paths.adminSystem(),
  audit: paths.adminAudit(),
};

export function administration(visitor: Visitor) {
  const { page, t } = visitor;
  return {
    async open(name: keyof typeof PAGES) {
      await page.goto(PAGES[name]);
      await waitUntilHydrated(visitor);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`admin:${name}.title`));
    },

    async press(button: Locator, said?: string) {
      await button.click();
      if (said !== undefined) await expect(page.getByText(said)).toBeVisible();
      await waitUntilHydrated(visitor);
    },

    async findUser(beginning: string) {
      await this.open("users");
      await page.getByLabel(t("admin:users.search")).fill(beginning);
      await page.getByRole("button", { name: t("admin:users.submit") }).click();
      await page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(beginning, "i") })
        .click();
      await expect(page).toHaveURL(/\/admin\/user\?user=/);
      await waitUntilHydrated(visitor);
    },
  };
}
