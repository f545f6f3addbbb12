import { test as base, expect, type Page } from "@playwright/test";
import type { Locale } from "#domain/language/locales";
import { isHydrated } from "./hydration";
import { listenForNoise, type Noise } from "./journey-noise";
import { type RunningPopote, startPopote } from "./journey-server";
import { words } from "./journey-translations";
import { type PopoteHost, startHost } from "./popote-host";

export interface Visitor {
  page: Page;
  t: ReturnType<typeof words>;
  locale: Locale;
  hasScript: boolean;
}

interface Fixtures {
  /** Gives Popote its own process; most journeys of a worker share one. */
  hasOwnProcess: boolean;
  environment: Record<string, string>;
  popote: RunningPopote;
  noise: Noise;
  visitor: Visitor;
  openVisitor(): Promise<Visitor>;
}

export const test = base.extend<Fixtures, { host: PopoteHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const host = startHost();
      await use(host);
      await host.close();
    },
    { scope: "worker" },
  ],
  hasOwnProcess: [false, { option: true }],
  environment: {},
  popote: async ({ environment, hasOwnProcess, host }, use) => {
    const popote = await startPopote(environment, hasOwnProcess ? undefined : host);
    await use(popote);
    await popote.stop();
  },
  baseURL: async ({ popote }, use) => use(popote.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  noise: async ({}, use) => {
    const noise = listenForNoise();
    await use(noise);
    expect(noise.heard()).toEqual([]);
  },
  context: async ({ context, noise }, use) => {
    noise.listenTo(context);
    await use(context);
  },
  visitor: async ({ page, locale, javaScriptEnabled }, use) =>
    use(visitorAt(page, locale, javaScriptEnabled)),
  openVisitor: async ({ browser, baseURL, noise, locale, javaScriptEnabled }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL, locale, javaScriptEnabled });
      opened.push(context);
      noise.listenTo(context);
      return visitorAt(await context.newPage(), locale, javaScriptEnabled);
    });
    for (const context of opened) await context.close();
  },
});

export { expect };

export async function newTab(visitor: Visitor): Promise<Visitor> {
  return { ...visitor, page: await visitor.page.context().newPage() };
}

/** With script: waits for hydration (late-scripts.spec.ts covers the time before). */
export async function waitUntilHydrated({ page, hasScript }: Visitor): Promise<void> {
  await page.waitForLoadState();
  if (hasScript) await page.waitForFunction(isHydrated);
}

function visitorAt(page: Page, browserLocale: string | undefined, script?: boolean): Visitor {
  const locale = browserLocale?.startsWith("fr") ? "fr" : "en";
  return { page, t: words(locale), locale, hasScript: script !== false };
}
