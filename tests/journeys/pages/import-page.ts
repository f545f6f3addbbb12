import { expect } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

type File = { name: string; mimeType: string; buffer: Buffer };

export function importPage(visitor: Visitor) {
  const { page, t } = visitor;
  const heading = page.getByRole("heading", { level: 1 });
  const form = (title: string) =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  const byAddress = form(t("import:start.byAddress"));
  const byAddresses = form(t("import:start.byAddresses"));
  const byText = form(t("import:start.byText"));
  const byFile = form(t("import:start.byFile"));
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const status = { timeout: 60_000 };
  return {
    address: byAddress.getByRole("textbox", { name: t("import:start.address"), exact: true }),
    text: byText.getByRole("textbox", { name: t("import:start.recipe"), exact: true }),
    pastedAddress: byText.getByRole("textbox", { name: t("import:start.pastedAddress") }),
    instead: byText.getByText(t("import:start.instead"), { exact: true }),
    items: form(t("import:items.title")).getByRole("listitem"),

    async open() {
      await page.goto(paths.imports());
      await this.expectOpen();
    },

    async expectOpen() {
      await expect(heading).toHaveText(t("import:start.title"));
      await waitUntilHydrated(visitor);
    },

    async readAddress(address: string) {
      await this.address.fill(address);
      await byAddress.getByRole("button", { name: t("import:start.read") }).click();
      await waitUntilHydrated(visitor);
    },

    async readAddresses(addresses: string) {
      await byAddresses
        .getByRole("textbox", { name: t("import:start.addresses"), exact: true })
        .fill(addresses);
      await byAddresses.getByRole("button", { name: t("import:start.readAll") }).click();
      await expect(heading).toHaveText(t("import:view.title"));
    },

    async paste(text: string, address?: string) {
      await this.text.fill(text);
      if (address !== undefined) await this.pastedAddress.fill(address);
      await byText.getByRole("button", { name: t("import:start.read") }).click();
      await expect(heading).toHaveText(t("recipeForm:edit.titleNew"));
      await waitUntilHydrated(visitor);
    },

    async sendTable(file: File) {
      await byFile.getByLabel(t("import:start.file"), { exact: true }).setInputFiles(file);
      await byFile.getByRole("button", { name: t("import:start.send") }).click();
    },

    async send(file: File, found: number) {
      await byFile.getByLabel(t("import:start.file"), { exact: true }).setInputFiles(file);
      await byFile.getByRole("button", { name: t("import:start.send") }).click();
      await expect(heading).toHaveText(t("import:view.title"));
      await this.expectCount("FOUND", found);
      await waitUntilHydrated(visitor);
    },

    /** Waits until the page shows, without a reload, this number of recipes in this state. */
    async expectCount(state: "FOUND" | "SAVED" | "THERE" | "FAILED", count: number) {
      await expect(
        page.getByText(t(`import:count.${state}`, { count }), { exact: true }),
      ).toBeVisible(status);
    },

    async saveAll(count: number) {
      await press(t("import:view.save", { count }));
    },

    async saveTwins(count: number) {
      await press(t("import:view.saveTwins", { count }));
    },
  };
}
