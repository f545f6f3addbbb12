import { expect, type Locator } from "@playwright/test";
import { type Visitor, waitUntilHydrated } from "../../support/journey-test";

export function cookingPage(visitor: Visitor) {
  const { page, t } = visitor;
  const link = (way: "start" | "previous" | "all" | "next" | "finish" | "back") =>
    page
      .getByRole("navigation", { name: t("cooking:ways.label") })
      .getByRole("link", { name: t(`cooking:ways.${way}`), exact: true });
  const buttons = (key: "start" | "stop", time: string) =>
    page.getByRole("button", { name: t(`cooking:timer.${key}`, { time }), exact: true });
  return {
    title: page.getByRole("heading", { level: 1 }),
    text: page.locator(".cook-text"),
    /** The ingredients of the current step; all of them on the first page. */
    ingredients: page.getByRole("listitem").filter({ visible: true }),
    allIngredients: page.getByText(t("cooking:ingredients.all"), { exact: true }),
    done: page.getByRole("checkbox", { name: t("cooking:tick.done"), exact: true }),
    stepDone: (number: number) =>
      page.getByRole("checkbox", { name: t("cooking:tick.step", { number }), exact: true }),
    ingredient: (name: RegExp): Locator => page.getByRole("checkbox", { name }).first(),
    clear: page.getByRole("button", { name: t("cooking:tick.clear"), exact: true }),
    awake: page.getByRole("checkbox", { name: t("cooking:awake"), exact: true }),
    countdown: page.getByRole("timer"),
    alert: page.getByRole("alert"),
    startTimer: (time: string) => buttons("start", time),
    stopTimer: (time: string) => buttons("stop", time),
    link,

    async go(way: Parameters<typeof link>[0], heading: string) {
      await link(way).click();
      await expect(this.title).toHaveText(heading);
      await waitUntilHydrated(visitor);
    },

    async expectStep(number: number, total: number, text: string) {
      await expect(this.title).toHaveText(t("cooking:step", { number, total }));
      await expect(this.text).toHaveText(text);
      await expect(page).toHaveTitle(new RegExp(`^${number}/${total} · `));
    },
  };
}
