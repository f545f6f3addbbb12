import { setTimeout as delay } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { type KnownPage, type KnownPages, makeEveryPage, pageRoutes } from "../support/every-page";
import { isHydrated } from "../support/hydration";
import type { Noise } from "../support/journey-noise";
import type { RunningPopote } from "../support/journey-server";
import { expect, test, type Visitor } from "../support/journey-test";
import { logIn } from "./pages/login";

/** CPU slowdown that simulates a cheap phone. */
const SLOWER = 6;
const BETWEEN_KEYS_MS = 50;
const MAX_TYPED = 30;
const PATIENCE_MS = 30_000;

const WHOSE = ["visitor", "reader", "writer", "administrator"] as const;

test.describe.configure({ timeout: 300_000 });
/** The longest lists of pages are left to the long tests. */
const LONG = ["reader", "administrator"];

for (const who of WHOSE) {
  test(`early typing and tapping on a slow phone breaks no page of a ${who}`, {
    tag: LONG.includes(who) ? ["@about-script", "@long"] : "@about-script",
  }, async ({ popote, visitor, noise }) => {
    const { pages, administrator } = await openEveryPage(popote, visitor);
    const routes = WHOSE.flatMap((each) => pages[each].map(({ route }) => route));
    expect([...new Set(routes)].sort()).toEqual(pageRoutes());
    if (who !== "visitor") await logIn(visitor, administrator);
    const browser = await visitor.page.context().newCDPSession(visitor.page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    for (const page of pages[who]) await touch(visitor, noise, page);
  });
}

async function openEveryPage(
  popote: RunningPopote,
  { locale }: Visitor,
): Promise<{ pages: KnownPages; administrator: Parameters<typeof logIn>[1] }> {
  const administrator = await popote.addAccount("Ada", locale);
  await popote.addAccount("Bob", locale);
  const pages = await popote.prepare((db, dataDir) =>
    makeEveryPage(
      db,
      dataDir,
      { id: 1, username: "Ada", role: "ADMIN", imageVersion: null },
      { id: 2, username: "Bob", role: "USER", imageVersion: null },
    ),
  );
  return { pages, administrator };
}

async function touch(
  visitor: Visitor,
  noise: Noise,
  { address, status }: KnownPage,
): Promise<void> {
  const { page, hasScript } = visitor;
  if (status) noise.expectRefusal(status);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const field = await firstField(page.getByRole("main"));
  const before = await field?.inputValue();
  const room = Number((await field?.getAttribute("maxlength")) ?? Number.POSITIVE_INFINITY);
  const spot = await page.getByRole("heading").first().boundingBox();
  await field?.press("End");
  let isOver = !hasScript;
  const takenOver = hasScript && page.waitForFunction(isHydrated, null, { timeout: PATIENCE_MS });
  const over = Promise.resolve(takenOver)
    .catch(() => expect.soft("dead", address).toBe("taken over"))
    .finally(() => {
      isOver = true;
    });
  let typed = "";
  const touches: Promise<void>[] = [];
  while (!isOver || typed.length < 3) {
    const isRoom = typed.length < MAX_TYPED;
    // Not awaited: a user does not wait for the page either.
    touches.push(page.keyboard.press(isRoom ? "7" : "Shift"));
    if (isRoom) typed += "7";
    if (!field && spot) touches.push(page.mouse.click(spot.x + 2, spot.y + 2));
    await delay(BETWEEN_KEYS_MS);
  }
  await Promise.all([over, ...touches]);
  // Typing in a list's filter changes its query string.
  const { pathname } = new URL(address, page.url());
  expect(new URL(page.url()).pathname).toBe(pathname);
  if (field) await expect(field, address).toHaveValue(`${before}${typed}`.slice(0, room));
}

async function firstField(main: Locator): Promise<Locator | undefined> {
  const fields = main.locator(
    ":is(textarea:not([readonly]), input:not([type]), input:is([type=text], [type=email], [type=password], [type=search])):visible",
  );
  const [field] = await fields.all();
  return field;
}
