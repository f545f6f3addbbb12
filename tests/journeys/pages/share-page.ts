import { expect } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function sharePage(visitor: Visitor) {
  const { page, t } = visitor;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const question = page.getByRole("dialog", { name: t("sharing:revoking.title") });
  return {
    title: page.getByRole("heading", { level: 1 }),
    address: page.getByRole("main").getByRole("link", { name: /^http/ }),
    copyButton: button(t("export:copy.link")),
    copied: page.getByText(t("export:copy.done"), { exact: true }),

    async open(is: "share" | "shared") {
      await page.getByRole("link", { name: t(`recipe:view.${is}`), exact: true }).click();
      await expect(this.title).toHaveText(t("sharing:title"));
      await waitUntilHydrated(visitor);
    },

    async make(): Promise<string> {
      await button(t("sharing:make")).click();
      await expect(page.getByText(t("sharing:done.share"))).toBeVisible();
      await waitUntilHydrated(visitor);
      return (await this.address.textContent()) ?? "";
    },

    async revoke(id: number) {
      await button(t("sharing:revoke")).click();
      await question.getByRole("button", { name: t("sharing:revoking.confirm") }).click();
      await expect(page.getByText(t("sharing:done.unshare"))).toBeVisible();
      await expect(page).toHaveURL(paths.recipeShare(id));
      await expect(this.address).toHaveCount(0);
      await waitUntilHydrated(visitor);
    },
  };
}
