import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { people } from "./pages/people";
import { shell } from "./pages/shell";

const SMALL = { width: 320, height: 640 };
const FIVE_MINUTES_MS = 5 * 60_000;

test("Bob asks to follow Alice, the bell shows it, and she accepts", async ({
  popote,
  visitor,
  openVisitor,
  noise,
}) => {
  const { page, t, locale, hasScript } = visitor;
  // The first account is an administrator.
  await popote.addAccount("Zoe", locale);
  const alices = people(visitor);
  const bob = await openVisitor();
  const bobs = people(bob);

  if (hasScript) await page.clock.install();
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await shell(visitor).openHome();
  await expect(alices.bell).toBeVisible();
  await expect(alices.bellWith(1)).toHaveCount(0);

  await test.step("Bob finds her and asks", async () => {
    await logIn(bob, await popote.addAccount("Bob", locale));
    await shell(bob).openHome();
    await bobs.find("Bob", "alice");
    await expectAccessible(bob.page);
    await bobs.openProfile("Alice");
    await expectAccessible(bob.page);
    await bobs.press(bobs.button("follow", "Alice"), "requested", "Alice");
    await expect(bobs.button("withdraw", "Alice")).toBeVisible();
  });

  await test.step("with script the bell updates by itself while the page is visible", async () => {
    if (!hasScript) {
      await page.reload();
      return;
    }
    await seen(visitor, "hidden");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(paths.notification())) asked.push(request.url());
    });
    await page.clock.fastForward(FIVE_MINUTES_MS);
    expect(asked).toEqual([]);
    await expect(alices.bellWith(1)).toHaveCount(0);
    await seen(visitor, "visible");
    await expect(alices.bellWith(1)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  await test.step("she accepts from the bell", async () => {
    await expect(alices.bellWith(1)).toBeVisible();
    await expect(alices.requests).toBeHidden();
    await alices.bell.click();
    await expectAccessible(page);
    const accept = alices.requests.getByRole("button", {
      name: `${t("notifications.accept")} Bob`,
      exact: true,
    });
    await alices.press(accept, "accepted", "Bob");
    await expect(page).toHaveURL(paths.home());
    await expect(alices.bellWith(1)).toHaveCount(0);
    await bob.page.reload();
    await waitUntilHydrated(bob);
    await expect(bobs.button("unfollow", "Alice")).toBeVisible();
  });

  await test.step("on a phone the profile image replaces the bell", async () => {
    await bobs.press(bobs.button("unfollow", "Alice"), "unfollowed", "Alice");
    await bobs.press(bobs.button("follow", "Alice"), "requested", "Alice");
    await page.setViewportSize(SMALL);
    await page.goto(paths.home());
    await waitUntilHydrated(visitor);
    await expect(alices.bell).toBeHidden();
    await shell(visitor).avatar("Alice").click();
    await expectAccessible(page);
    await page
      .locator("#avatar-menu")
      .getByRole("link", { name: t("notifications.waiting", { count: 1 }) })
      .click();
    await expect(page).toHaveURL(paths.userList({ show: "requests" }));
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
    await shell(visitor).expectNoOverflow();
    await alices.openProfile("Bob");
    await expectAccessible(page);
    await shell(visitor).expectNoOverflow();
  });

  await test.step("once she blocks him, he no longer finds her anywhere", async () => {
    await page.getByTitle(t("user:view.more"), { exact: true }).click();
    await alices.press(alices.button("block", "Bob"), "blocked", "Bob");
    await expect(alices.button("unblock", "Bob")).toBeVisible();
    noise.expectRefusal(404);
    await bob.page.reload();
    await expect(bob.page.getByRole("heading", { level: 1 })).toHaveText(
      bob.t("errors:user.notFound"),
    );
    await bob.page.goto(paths.home());
    await waitUntilHydrated(bob);
    await bobs.find("Bob", "alice");
    await expect(bob.page.getByText(bob.t("user:list.nothing", { name: "alice" }))).toBeVisible();
  });
});

async function seen({ page }: Visitor, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, "visibilityState", {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
