import { expect } from "@playwright/test";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function columnsPage(visitor: Visitor) {
  const { page, t } = visitor;
  const heading = page.getByRole("heading", { level: 1 });
  return {
    choice: (column: string) => page.getByRole("combobox", { name: column, exact: true }),

    async expectOpen() {
      await expect(heading).toHaveText(t("import:columns.title"), { timeout: 60_000 });
      await waitUntilHydrated(visitor);
    },

    async read() {
      await page.getByRole("button", { name: t("import:columns.read"), exact: true }).click();
      await waitUntilHydrated(visitor);
    },

    async expectProblem(problem: "columnTitle" | "columnContent") {
      await expect(page.getByRole("alert")).toContainText(t(`errors:field.${problem}`));
    },

    async openAgain() {
      await page.getByRole("link", { name: t("import:view.columns"), exact: true }).click();
      await this.expectOpen();
    },
  };
}
