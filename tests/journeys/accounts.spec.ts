import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn, loginPage } from "./pages/login";

test("a user resets a forgotten password, edits the account and deletes it", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, locale } = visitor;
  await popote.addAccount("Ada", locale);
  const alice = await popote.addAccount("Alice", locale);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("reset the password with an emailed link", async () => {
    await page.goto(paths.login());
    await waitUntilHydrated(visitor);
    await page.getByRole("link", { name: t("account:login.forgotten") }).click();
    // The previous page has a field with the same name.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:reset.title"));
    await waitUntilHydrated(visitor);
    await field(t("account:field.email")).fill(alice.email);
    await button(t("account:reset.submit")).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:resetSent.title"));
    await expectAccessible(page);
    await page.goto(await popote.emailedLink(alice.email, "/password/reset/new"));
    await waitUntilHydrated(visitor);
    await field(t("account:field.newPassword")).fill("a new password");
    await field(t("account:field.passwordAgain")).fill("another password");
    noise.expectRefusal(400);
    await button(t("account:resetNew.submit")).click();
    await expect(page.getByRole("alert")).toContainText(t("errors:field.passwordsDiffer"));
    await expectAccessible(page);
    await field(t("account:field.newPassword")).fill("a new password");
    await field(t("account:field.passwordAgain")).fill("a new password");
    await button(t("account:resetNew.submit")).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:resetDone.title"));
  });

  const login = { ...alice, password: "a new password" };

  await test.step("edit the profile and the settings", async () => {
    await loginPage(visitor).open();
    await loginPage(visitor).logIn(login);
    await page.goto(paths.userSettings());
    await waitUntilHydrated(visitor);
    await expect(page.locator("main")).toContainText(alice.email);
    await expectAccessible(page);
    await page.getByRole("link", { name: t("account:settings.editProfile") }).click();
    await waitUntilHydrated(visitor);
    await field(t("account:field.username")).fill("Alix");
    await page.getByLabel(t("account:profile.isPublic")).uncheck();
    await expectAccessible(page);
    await button(t("account:profile.save")).click();
    await expect(page.getByRole("status")).toHaveText(t("flash:profileSaved"));
    await button(t("account:settings.logOutEverywhere")).click();
    await expect(page.getByRole("status")).toHaveText(t("flash:loggedOutElsewhere"));
    const widths = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widths).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

  await test.step("delete the account for good", async () => {
    await page.getByRole("link", { name: t("account:deleteAccount.title") }).click();
    await waitUntilHydrated(visitor);
    // The settings have a field with the same name, which remains until the page changes.
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(t("account:deleteAccount.title"));
    await field(t("account:field.currentPassword")).fill(login.password);
    await expectAccessible(page);
    await button(t("account:deleteAccount.submit")).click();
    await expect(title).toHaveText(t("account:deleteAccount.done"));
    await expectAccessible(page);
    await loginPage(visitor).open();
    noise.expectRefusal(400);
    await field(t("account:field.email")).fill(login.email);
    await field(t("account:field.password")).fill(login.password);
    await button(t("account:login.submit")).click();
    await expect(page.getByRole("alert")).toContainText(t("errors:auth.wrongCredentials"));
  });
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("settings, profile and account deletion fit a small screen", async ({ popote, visitor }) => {
    const { page } = visitor;
    await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
    for (const path of [
      paths.userSettings(),
      paths.userEdit(),
      paths.accountDelete(),
      paths.passwordUpdate(),
    ]) {
      await page.goto(path);
      await waitUntilHydrated(visitor);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ path, width }).toEqual({ path, width: 320 });
    }
  });
});
