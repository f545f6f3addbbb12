import { expect } from "@playwright/test";
import { paths } from "#domain/site/paths";
import type { Account } from "../../support/journey-server";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function signUpPage(visitor: Visitor) {
  const { page, t } = visitor;
  const field = (name: "username" | "email" | "password" | "passwordAgain") =>
    page.getByRole("textbox", { name: t(`account:field.${name}`), exact: true });
  return {
    async open() {
      await page.goto(paths.signup());
      await waitUntilHydrated(visitor);
    },

    async signUp({ username, email, password }: Account) {
      await field("username").fill(username);
      await field("email").fill(email);
      await field("password").fill(password);
      await field("passwordAgain").fill(password);
      await page.getByRole("button", { name: t("account:signup.submit") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("account:emailSent.title"),
      );
    },

    async confirm(link: string) {
      await page.goto(link);
      await waitUntilHydrated(visitor);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:verify.title"));
      await page.getByRole("button", { name: t("account:verify.submit") }).click();
      await expect(page).toHaveURL(paths.home());
      await expect(page.getByRole("status")).toHaveText(t("flash:welcome"));
      await waitUntilHydrated(visitor);
    },
  };
}
