import { expect } from "@playwright/test";
import type { Visitor } from "../../support/journey-test";

export function offline({ page, t }: Visitor) {
  const [beforeDate = ""] = t("offline:copy", { date: "|" }).split("|");
  return {
    notice: page.getByText(beforeDate),
    tryAgain: page.getByRole("link", { name: t("offline:tryAgain"), exact: true }),
    recipe: (title: string) => page.getByRole("listitem").getByRole("link", { name: title }),

    async expectWorker() {
      await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
    },

    async expectKept(path: string) {
      const isKept = () => page.evaluate(async (at) => !!(await caches.match(at)), path);
      await expect.poll(isKept).toBe(true);
    },

    async expectNothingKept() {
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    },

    /** Expects a copy from just now, without anything that needs a connection. */
    async expectCopy(title: string) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(this.notice).toBeVisible();
      const kept = await this.notice.getByRole("time").getAttribute("datetime");
      expect(Date.now() - Date.parse(kept ?? "")).toBeLessThan(60_000);
      await expect(page.locator("form, button, script").filter({ visible: true })).toHaveCount(0);
    },

    async expectList(words: "list" | "none") {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("offline:title"));
      await expect(page.getByText(t(`offline:${words}`))).toBeVisible();
    },
  };
}
