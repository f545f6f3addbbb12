import { expect, type Locator } from "@playwright/test";
import type { Locale } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";
import { formatOwnName, words } from "../../support/journey-translations";

const MAX_TABS = 40;

export function shell(visitor: Visitor) {
  const { page, t } = visitor;
  const avatar = (username: string) =>
    page.getByRole("button", { name: t("shell.account", { username }) });
  return {
    skipLink: page.getByRole("link", { name: t("shell.skip") }),
    main: page.getByRole("main"),
    /** Phone only: opens the drawer over the page. */
    drawerButton: page.getByRole("button", { name: t("shell.menu"), exact: true }),
    /** Large screens only: hides the drawer beside the page. */
    drawerToggle: page.getByRole("button", { name: t("shell.hideMenu") }),
    /** Large screens only: shows the hidden drawer. */
    drawerShower: page.getByRole("button", { name: t("shell.showMenu") }),
    drawer: page.getByRole("navigation", { name: t("shell.menu"), exact: true }),
    search: page.getByRole("searchbox", { name: t("shell.search") }),
    avatar,
    languageButton: (locale: Locale) => page.getByRole("button", { name: formatOwnName(locale) }),
    logOutButton: page.getByRole("button", { name: t("shell.logOut") }),

    async openHome() {
      await page.goto(paths.home());
      await waitUntilHydrated(visitor);
    },

    /** Switches the language; returns a visitor with the new locale. */
    async switchTo(locale: Locale): Promise<Visitor> {
      await this.languageButton(locale).click();
      const reader = { ...visitor, locale, t: words(locale) };
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await waitUntilHydrated(reader);
      return reader;
    },

    async logOut(username: string) {
      await avatar(username).click();
      await this.logOutButton.click();
      await this.expectGoodbye();
    },

    async expectGoodbye() {
      await expect(page).toHaveURL("/logout");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:logout.title"));
      await waitUntilHydrated(visitor);
    },

    async tabTo(target: Locator) {
      for (let tabs = 0; tabs < MAX_TABS; tabs++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
      }
      await expect(target, `within ${MAX_TABS} presses of Tab`).toBeFocused();
    },

    async expectNoOverflow() {
      const width = page.viewportSize()?.width;
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `width of ${page.url()}`).toBeLessThanOrEqual(width ?? 0);
    },
  };
}
