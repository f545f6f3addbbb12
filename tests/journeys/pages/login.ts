import { expect } from "@playwright/test";
import { paths } from "#domain/site/paths";
import type { Account, KnownAccount } from "../../support/journey-server";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function loginPage(visitor: Visitor) {
  const { page, t } = visitor;
  return {
    async open() {
      await page.goto(paths.login());
      await waitUntilHydrated(visitor);
    },

    async expectOnTheWay() {
      await expect(page).toHaveURL(/\/login(\?because=auth.sessionNotFound)?$/);
      await expect(page.getByText(t("account:login.onTheWay"))).toBeVisible();
      await waitUntilHydrated(visitor);
    },

    async logIn({ email, password }: Account, to: string | RegExp = paths.home()) {
      await page.getByRole("textbox", { name: t("account:field.email"), exact: true }).fill(email);
      await page
        .getByRole("textbox", { name: t("account:field.password"), exact: true })
        .fill(password);
      await page.getByRole("button", { name: t("account:login.submit"), exact: true }).click();
      await expect(page).toHaveURL(to);
      await waitUntilHydrated(visitor);
    },
  };
}

/** Without the login page, which accounts.spec.ts and coming-back.spec.ts cover. */
export async function logIn({ page }: Visitor, account: KnownAccount): Promise<void> {
  await page.context().addCookies([await account.openSession()]);
}
