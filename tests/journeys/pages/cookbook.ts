import { expect } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function cookbookForm(visitor: Visitor) {
  const { page, t } = visitor;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    name: page.getByRole("textbox", { name: t("cookbook:field.name"), exact: true }),
    description: page.getByRole("textbox", { name: t("cookbook:field.description"), exact: true }),
    username: page.getByRole("textbox", { name: t("cookbook:field.username"), exact: true }),
    flash: page.getByRole("status"),
    problems: page.getByRole("alert"),

    /** Requires that the user has no cookbook yet. */
    async openNew() {
      await page.goto(paths.cookbookList());
      await waitUntilHydrated(visitor);
      await page.getByRole("link", { name: t("cookbook:list.new") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("cookbook:edit.titleNew"));
      await waitUntilHydrated(visitor);
    },

    async save() {
      await Promise.all([page.waitForEvent("load"), button(t("cookbook:edit.save")).click()]);
      await waitUntilHydrated(visitor);
    },

    async addMember(username: string) {
      await this.username.fill(username);
      await Promise.all([page.waitForEvent("load"), button(t("cookbook:edit.add")).click()]);
      await waitUntilHydrated(visitor);
    },

    async addTicked(username: string) {
      await page.getByRole("checkbox", { name: username, exact: true }).check();
      await Promise.all([page.waitForEvent("load"), button(t("cookbook:edit.addTicked")).click()]);
      await waitUntilHydrated(visitor);
    },
  };
}

export function cookbookPage(visitor: Visitor) {
  const { page, t } = visitor;
  const members = page.locator("#members");
  return {
    title: page.getByRole("heading", { level: 1 }),
    flash: page.getByRole("status"),
    recipes: page.getByRole("article").getByRole("article").getByRole("heading"),
    members: members.getByRole("listitem").getByRole("link"),
    editLink: page.getByRole("link", { name: t("cookbook:view.edit"), exact: true }),

    id(): number {
      return Number(new URL(page.url()).searchParams.get("cookbook"));
    },

    async openFromList(name: string) {
      await page.goto(paths.cookbookList());
      await waitUntilHydrated(visitor);
      await page.getByRole("link", { name, exact: true }).click();
      await expect(this.title).toHaveText(name);
      await waitUntilHydrated(visitor);
    },

    async openMore() {
      await page.getByTitle(t("cookbook:view.more"), { exact: true }).click();
    },

    async openForm() {
      await this.openMore();
      await this.editLink.click();
      await expect(this.title).toHaveText(t("cookbook:edit.title"));
      await waitUntilHydrated(visitor);
    },

    async removeRecipe(title: string) {
      await page.getByTitle(t("cookbook:view.moreOf", { title })).click();
      const remove = page.getByRole("button", { name: t("cookbook:view.removeRecipe", { title }) });
      await Promise.all([page.waitForEvent("load"), remove.click()]);
      await waitUntilHydrated(visitor);
    },

    async openChoices(name: string) {
      await page.getByRole("link", { name: t("cookbook:view.addRecipes"), exact: true }).click();
      await expect(this.title).toHaveText(t("cookbook:pick.title", { name }));
      await waitUntilHydrated(visitor);
    },

    async searchChoices(words: string) {
      await page.getByRole("searchbox", { name: t("cookbook:pick.search") }).fill(words);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: t("cookbook:pick.find"), exact: true }).click();
      await expect(
        page.getByRole("heading", { name: t("cookbook:pick.found", { search: words }) }),
      ).toBeVisible();
      await waitUntilHydrated(visitor);
    },

    choice(title: string) {
      return page.getByRole("checkbox", { name: title });
    },

    async addTicked() {
      const add = page.getByRole("button", { name: t("cookbook:pick.submit"), exact: true });
      await Promise.all([page.waitForEvent("load"), add.click()]);
      await waitUntilHydrated(visitor);
    },

    async leave(name: string) {
      await this.openMore();
      await page.getByRole("button", { name: t("cookbook:leave.ask"), exact: true }).click();
      const question = page.getByRole("dialog", { name: t("cookbook:leave.title", { name }) });
      await expect(question).toBeVisible();
      const yes = question.getByRole("button", { name: t("cookbook:leave.confirm") });
      await Promise.all([page.waitForEvent("load"), yes.click()]);
      await waitUntilHydrated(visitor);
    },
  };
}
