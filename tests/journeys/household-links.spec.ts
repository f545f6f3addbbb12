import { paths } from "#domain/site/paths";
import type { Person } from "#server/policies/permissions";
import { makeCookbook } from "../support/cookbooks";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { writeRecipe } from "../support/recipes";
import { logIn } from "./pages/login";
import { shell } from "./pages/shell";
import { shoppingPage } from "./pages/shopping-page";

const PHONE = { width: 320, height: 640 };
const ALICE: Person = { id: 1, username: "Alice", role: "USER", imageVersion: null };
const TEXTS = {
  en: { typed: "2 lemons, milk", lemons: "2 lemons" },
  fr: { typed: "2 citrons, lait", lemons: "2 citrons" },
};

/** On the page that shares a list or a plan. */
function sharePage({ page, t }: Visitor) {
  const link = page.getByRole("main").getByRole("link", { name: /^http/ });
  return {
    title: page.getByRole("heading", { level: 1 }),
    link,
    async make() {
      await page.getByRole("button", { name: t("sharing:make"), exact: true }).click();
      await expect(link).toBeVisible();
      return (await link.textContent()) ?? "";
    },
    async replace(old: string) {
      await page.getByRole("button", { name: t("sharing:replace"), exact: true }).click();
      const question = page.getByRole("dialog", { name: t("sharing:replacing.title") });
      await question.getByRole("button", { name: t("sharing:replacing.confirm") }).click();
      await expect(page.getByText(t("sharing:done.replace"))).toBeVisible();
      await expect(link).not.toHaveText(old);
    },
  };
}

test("somebody without an account ticks a shared list until its link is replaced", async ({
  popote,
  visitor,
  openVisitor,
  noise,
}) => {
  const { page, t, locale } = visitor;
  const { typed, lemons } = TEXTS[locale];
  await page.setViewportSize(PHONE);
  await logIn(visitor, await popote.addAccount(ALICE.username, locale));
  const mine = shoppingPage(visitor);
  await mine.open();
  await mine.type(typed);
  await expect(mine.line(lemons)).toBeVisible();
  await page.getByRole("link", { name: t("shopping:share"), exact: true }).click();
  const sharing = sharePage(visitor);
  await expect(sharing.title).toHaveText(t("sharing:title"));
  await expectAccessible(page);
  const address = await sharing.make();
  await waitUntilHydrated(visitor);
  await shell(visitor).expectNoOverflow();
  await expectAccessible(page);

  const guest = await openVisitor();
  const shared = shoppingPage(guest);
  await guest.page.setViewportSize(PHONE);
  await guest.page.goto(address);
  await expect(shared.line(lemons)).toBeVisible();
  await waitUntilHydrated(guest);
  await expectAccessible(guest.page);
  await shell(guest).expectNoOverflow();
  await shared.tick(lemons);
  await expectAccessible(guest.page);
  await shared.untick(lemons);
  await shared.tick(lemons);

  await sharing.replace(address);
  noise.expectRefusal(404);
  expect((await guest.page.reload())?.status()).toBe(404);
  await expect(shared.title).toHaveText(t("errors:link.notFound"));
  await mine.open();
  await expect(mine.basket.getByRole("button", { name: lemons })).toBeVisible();
});

test("a plan has a link for calendar apps", async ({ popote, visitor }) => {
  const { page, t, locale } = visitor;
  await page.setViewportSize(PHONE);
  await logIn(visitor, await popote.addAccount(ALICE.username, locale));
  await page.goto(paths.plan());
  await page.getByRole("link", { name: t("plan:share"), exact: true }).click();
  const sharing = sharePage(visitor);
  await expect(sharing.title).toHaveText(t("sharing:plan.title"));
  const address = await sharing.make();
  await waitUntilHydrated(visitor);
  await shell(visitor).expectNoOverflow();
  await expectAccessible(page);
  const calendar = await page.request.get(address);
  expect(calendar.headers()["content-type"]).toMatch(/^text\/calendar/);
  expect(await calendar.text()).toContain(`X-WR-CALNAME:${t("plan:title")}`);
});

test("recipes ticked on a cookbook's page go onto its list", async ({ popote, visitor }) => {
  const { page, t, locale } = visitor;
  await page.setViewportSize(PHONE);
  await logIn(visitor, await popote.addAccount(ALICE.username, locale));
  const egg = { amount: null, unit: "NONE" as const, complement: "", name: "Yuzu" };
  const cookbook = await popote.prepare(async (db) => {
    const recipes = [await writeRecipe(db, ALICE, { title: "Omelette", ingredients: [egg] })];
    return makeCookbook(db, ALICE, { recipes });
  });
  await page.goto(paths.cookbookView(cookbook));
  await waitUntilHydrated(visitor);
  await page.getByRole("checkbox", { name: t("acts:several") }).check();
  await page.getByRole("checkbox", { name: t("acts:choose", { title: "Omelette" }) }).check();
  await expectAccessible(page);
  await shell(visitor).expectNoOverflow();
  await page.getByRole("button", { name: t("acts:act.SHOPPING"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shopping:addTitle"));
  await expect(page.getByLabel(t("shopping:onto"))).toHaveValue(String(cookbook));
  await page.getByRole("button", { name: t("shopping:addLines") }).click();
  const list = t("shopping:of", { cookbook: "Sunday" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(list);
  await expect(shoppingPage(visitor).line(/^yuzu$/i)).toBeVisible();
});
