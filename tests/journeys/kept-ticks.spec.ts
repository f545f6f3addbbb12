import type { BrowserContext, Page } from "@playwright/test";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { WITH_SERVICE_WORKER } from "../support/chromium";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { offline } from "./pages/offline";
import { shell } from "./pages/shell";
import { shoppingPage } from "./pages/shopping-page";

test.use(WITH_SERVICE_WORKER);

const LIST = `${paths.shopping()}?`;
const TEXTS = {
  en: { lemons: "2 lemons", carrots: "3 carrots", onions: "4 onions" },
  fr: { lemons: "2 citrons", carrots: "3 carottes", onions: "4 oignons" },
};

/** How often kept ticks reached the server. */
function countArrivals(context: BrowserContext) {
  const arrivals = { count: 0 };
  context.on("response", (answer) => {
    if (new URL(answer.url()).pathname === ownPaths.shoppingTicks()) arrivals.count += 1;
  });
  return arrivals;
}

async function fillList(visitor: Visitor): Promise<void> {
  const shopping = shoppingPage(visitor);
  await shopping.open();
  await waitUntilHydrated(visitor);
  const { lemons, carrots, onions } = TEXTS[visitor.locale];
  await shopping.type([lemons, carrots, onions].join(", "));
  await expect(shopping.line(carrots)).toBeVisible();
}

/** Opens a list with three lines of which the worker has a copy; false without script. */
async function openKeptList(visitor: Visitor): Promise<boolean> {
  await fillList(visitor);
  if (!visitor.hasScript) return false;
  await offline(visitor).expectWorker();
  await expectListKept(visitor, TEXTS[visitor.locale].onions);
  return true;
}

async function expectPressed({ page }: Visitor, words: string, isPressed: boolean): Promise<void> {
  const line = page.getByRole("button", { name: words, exact: true });
  await expect(line).toHaveAttribute("aria-pressed", String(isPressed));
}

/** The copy of the list has all lines. */
async function expectListKept({ page }: Visitor, words: string): Promise<void> {
  const read = async ([address, text]: [string, string]) =>
    (await (await caches.match(address))?.text())?.includes(text) ?? false;
  await expect.poll(() => page.evaluate(read, [LIST, words] as [string, string])).toBe(true);
}

const countKept = (page: Page) =>
  page.evaluate(async () => (await (await caches.open("ticks")).keys()).length);

test("ticks made without a connection survive and are sent once when it is back", {
  tag: "@about-script",
}, async ({ popote, visitor, openVisitor, noise }) => {
  const { page, t, locale } = visitor;
  noise.expectAbsence();
  const { lemons, carrots, onions } = TEXTS[locale];
  const alice = await popote.addAccount("Alice", locale);
  await logIn(visitor, alice);
  const without = offline(visitor);
  // Without script there is no worker, so ticks need a connection.
  if (!(await openKeptList(visitor))) return shoppingPage(visitor).tick(carrots);
  const context = page.context();
  const arrivals = countArrivals(context);

  await context.setOffline(true);
  await test.step("lines are ticked and unticked at once", async () => {
    for (const words of [lemons, carrots, onions]) {
      await shoppingPage(visitor).line(words).click();
      await expectPressed(visitor, words, true);
    }
    await expect(page.getByText(t("shopping:waiting"))).toBeVisible();
    await shoppingPage(visitor).line(onions).click();
    await expectPressed(visitor, onions, false);
    await expectAccessible(page);
  });

  await test.step("a reload shows the copy with these ticks, and takes more", async () => {
    await page.reload();
    await expect(without.notice).toContainText(t("offline:ticks"));
    await expectPressed(visitor, lemons, true);
    await expectPressed(visitor, onions, false);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await shell(visitor).expectNoOverflow();
    await shoppingPage(visitor).line(carrots).click();
    await expectPressed(visitor, carrots, false);
    await shoppingPage(visitor).line(carrots).click();
    await expectPressed(visitor, carrots, true);
    await expect(page.getByRole("button")).toHaveCount(3);
    expect(await countKept(page)).toBe(3);
  });

  const other = await openVisitor();
  await test.step("another device ticks and unticks a line later", async () => {
    await logIn(other, alice);
    await shoppingPage(other).open();
    await waitUntilHydrated(other);
    await shoppingPage(other).tick(lemons);
    await shoppingPage(other).untick(lemons);
  });

  await test.step("any page that opens with a connection sends them", async () => {
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(paths.cookbookList());
    await expect.poll(() => countKept(later)).toBe(0);
    await expect
      .poll(async () => {
        await other.page.reload();
        return shoppingPage(other).basket.getByRole("button", { name: carrots }).count();
      })
      .toBe(1);
    for (const words of [lemons, onions]) await expectPressed(other, words, false);
    await later.goto(paths.shopping());
    await waitUntilHydrated({ ...visitor, page: later });
    await expectPressed({ ...visitor, page: later }, carrots, true);
    await expect(later.getByText(t("shopping:waiting"))).toHaveCount(0);
    expect(arrivals.count).toBe(1);
  });
});

test("an open page sends what it kept, and tells how many ticks came to nothing", {
  tag: "@about-script",
}, async ({ popote, visitor, noise }) => {
  const { page, t, locale } = visitor;
  noise.expectAbsence();
  const { lemons, carrots } = TEXTS[locale];
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const shopping = shoppingPage(visitor);
  if (!(await openKeptList(visitor))) return shopping.tick(carrots);
  await page.context().setOffline(true);
  for (const words of [lemons, carrots]) {
    await shopping.line(words).click();
    await expectPressed(visitor, words, true);
  }
  await popote.prepare(async (db) => {
    const entry = db.updateTable("shopping_entries").where("words", "=", lemons);
    await entry.set({ removed_at: Date.now() }).execute();
  });
  await page.context().setOffline(false);
  await expect(page.getByText(t("shopping:refused", { count: 1 }))).toBeVisible();
  await expect(page.getByText(t("shopping:waiting"))).toHaveCount(0);
  await expect(shopping.basket.getByRole("button", { name: carrots })).toBeVisible();
  await expect(shopping.line(lemons)).toHaveCount(0);
  await expectAccessible(page);
  expect(await countKept(page)).toBe(0);

  await test.step("a line of the copy that is pressed with a connection leads to the list", async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(offline(visitor).notice).toBeVisible();
    await page.context().setOffline(false);
    await shopping.line(carrots).click();
    await expect(offline(visitor).notice).toHaveCount(0);
    await expect(shopping.basket).toHaveCount(0);
    await expectPressed(visitor, carrots, false);
  });
});
