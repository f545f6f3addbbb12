import { paths } from "#domain/site/paths";
import type { Person } from "#server/policies/permissions";
import { makeEveryPage } from "../support/every-page";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";

const ADA: Person = { id: 1, username: "Ada", role: "ADMIN", imageVersion: null };
const BOB: Person = { id: 2, username: "Bob", role: "USER", imageVersion: null };

test("every page is readable in the dark theme", {
  tag: "@long",
}, async ({ popote, visitor, noise }) => {
  test.slow();
  const { page, locale } = visitor;
  const administrator = await popote.addAccount(ADA.username, locale);
  await popote.addAccount(BOB.username, locale);
  const { visitor: open, ...others } = await popote.prepare((db, dataDir) =>
    makeEveryPage(db, dataDir, ADA, BOB),
  );
  await page.emulateMedia({ colorScheme: "dark" });
  const look = async (address: string, status?: number) => {
    if (status) noise.expectRefusal(status);
    await page.goto(address);
    await waitUntilHydrated(visitor);
    await expect(page.locator(":root")).toHaveCSS("color-scheme", "dark");
    await expectAccessible(page);
  };
  for (const { address, status } of open) await look(address, status);
  await logIn(visitor, administrator);
  for (const { address, status } of Object.values(others).flat()) await look(address, status);
});

test("a chosen theme applies at once, whatever the system prefers", async ({ popote, visitor }) => {
  const { page, t, locale } = visitor;
  await logIn(visitor, await popote.addAccount(ADA.username, locale));
  await page.goto(paths.userSettings());
  await waitUntilHydrated(visitor);
  for (const [theme, scheme] of [
    ["dark", "dark"],
    ["light", "light"],
    ["system", "light"],
  ] as const) {
    const button = page.getByRole("button", { name: t(`account:settings.themes.${theme}`) });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await waitUntilHydrated(visitor);
    await expect(page.locator(":root")).toHaveCSS("color-scheme", scheme);
    await expectAccessible(page);
  }
});
