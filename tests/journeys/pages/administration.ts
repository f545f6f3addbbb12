import { expect, type Locator } from "@playwright/test";
import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

const PAGES = {
  overview: paths.admin(),
  users: adminPaths.users(),
  ingredients: adminPaths.ingredients(),
  names: adminPaths.names(),
  tags: adminPaths.tags(),
  recipes: adminPaths.recipes(),
  reports: adminPaths.reports(),
  email: adminPaths.email(),
  maintenance: paths.adminMaintenance(),
  system: adminPaths.system(),
  audit: adminPaths.audit(),
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
