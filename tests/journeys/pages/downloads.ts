import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { RECIPE_FORMATS, type RecipeFormat } from "#domain/recipe/recipe-format";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function downloads(visitor: Visitor) {
  const { page, t } = visitor;
  const menu = page.getByRole("group").filter({ hasText: t("export:download") });
  const link = (name: string) => menu.getByRole("link", { name, exact: true });
  return {
    async open() {
      await menu.getByText(t("export:download"), { exact: true }).click();
      for (const format of RECIPE_FORMATS)
        await expect(link(t(`export:format.${format}`))).toBeVisible();
    },

    async take(format: RecipeFormat): Promise<{ name: string; bytes: Buffer }> {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        link(t(`export:format.${format}`)).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    },

    async openPrintPage() {
      await link(t("export:print.link")).click();
      await expect(page.getByText(t("export:print.how"))).toBeVisible();
      await waitUntilHydrated(visitor);
    },
  };
}

export function printPage({ page, t, hasScript }: Visitor) {
  return {
    sheets: page.getByRole("article"),
    contents: page.getByRole("navigation", { name: t("export:print.contents") }).getByRole("link"),
    withPhotos: page.getByRole("link", { name: t("export:print.withPhotos"), exact: true }),
    back: page.getByRole("link", { name: t("export:print.back"), exact: true }),

    /** Without script there is no button: users print with the browser's menu. */
    async expectPrints() {
      const button = page.getByRole("button", { name: t("recipe:view.print"), exact: true });
      await expect(button).toHaveCount(hasScript ? 1 : 0);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(t("export:print.how"))).toBeHidden();
      await expect(page.getByRole("article").first()).toBeVisible();
      for (const role of ["button", "searchbox"] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
    },
  };
}
