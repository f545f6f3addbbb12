import { expect, type Locator } from "@playwright/test";
import type { FollowOutcome } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function people(visitor: Visitor) {
  const { page, t } = visitor;
  const bell = page.getByRole("button", { name: t("notifications.button") });
  const main = page.getByRole("main");
  return {
    bell,
    requests: page.locator("#notifications"),
    bellWith: (count: number) =>
      page.getByRole("button", {
        name: `${t("notifications.button")} ${t("notifications.waiting", { count })}`,
      }),
    button: (action: "follow" | "withdraw" | "unfollow" | "block" | "unblock", name: string) =>
      main.getByRole("button", { name: `${t(`user:action.${action}`)} ${name}`, exact: true }),

    async find(own: string, name: string) {
      await page.getByRole("button", { name: t("shell.account", { username: own }) }).click();
      const menu = page.locator("#avatar-menu");
      await menu.getByRole("link", { name: t("shell.people"), exact: true }).click();
      await expect(page).toHaveURL(paths.userList());
      // Home has a link with the same name, which is still shown just after the URL has changed.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("user:list.title"));
      const lists = page.getByRole("navigation", { name: t("user:list.lists") });
      await lists.getByRole("link", { name: t("user:list.find"), exact: true }).click();
      await page.getByRole("searchbox", { name: t("user:list.name") }).fill(name);
      await page.getByRole("button", { name: t("user:list.search"), exact: true }).click();
      await expect(page).toHaveURL(paths.userList({ show: "find", search: name }));
      await waitUntilHydrated(visitor);
    },

    async openProfile(name: string) {
      await main.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await waitUntilHydrated(visitor);
    },

    async press(button: Locator, outcome: FollowOutcome, username: string) {
      await button.click();
      await expect(page.getByRole("status")).toHaveText(t(`flash:follow.${outcome}`, { username }));
      await waitUntilHydrated(visitor);
    },
  };
}
