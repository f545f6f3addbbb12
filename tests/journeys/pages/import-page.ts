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
  const box = page.getByRole("textbox", { name: t("import:start.pasted"), exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const status = { timeout: 60_000 };
  return {
    box,
    instead: page.getByText(t("import:start.instead"), { exact: true }),
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
      await box.fill(address);
      await press(t("import:start.read"));
      await waitUntilHydrated(visitor);
    },

    async readAddresses(addresses: string) {
      await box.fill(addresses);
      await press(t("import:start.read"));
      await expect(heading).toHaveText(t("import:view.title"));
    },

    async paste(text: string, address?: string) {
      await box.fill(address === undefined ? text : `${address}\n\n${text}`);
      await press(t("import:start.read"));
      await expect(heading).toHaveText(t("recipeForm:edit.titleNew"));
      await waitUntilHydrated(visitor);
    },

    async sendTable(file: File) {
      await page.getByLabel(t("import:start.file"), { exact: true }).setInputFiles(file);
      await press(t("import:start.read"));
    },

    async send(file: File, found: number) {
      await this.sendTable(file);
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

    /** Chooses who may read all of them, before they are saved or after it. */
    async chooseReaders(visibility: "PRIVATE" | "PROTECTED" | "PUBLIC") {
      await page.getByRole("radio", { name: t(`recipe:visibility.${visibility}`) }).check();
    },

    async changeReaders(count: number) {
      await press(t("import:view.change", { count }));
      await waitUntilHydrated(visitor);
    },

    async saveAll(count: number) {
      await press(t("import:view.save", { count }));
    },

    async saveTwins(count: number) {
      await press(t("import:view.saveTwins", { count }));
    },
  };
}
