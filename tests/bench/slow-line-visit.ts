import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { recordResponses, type Weight } from "./slow-line-bytes";

export type LoadMode = "script on" | "script off" | "Save-Data";

/** One opening of a page by a phone, in milliseconds since the navigation. */
interface Times {
  visit: "first" | "again";
  painted: number;
  read: number;
  photo: number;
  /** Hydration is complete; null without script. */
  script: number | null;
  /** On the wire with headers, up to the photo; script counts separately. */
  bytes: Weight;
}

export interface Visit extends Times {
  page: string;
  way: LoadMode;
}

interface Line {
  latency: number;
  bitsPerSecond: number;
}

/** Chromium's "slow 3G". */
export const SLOW: Line = { latency: 400, bitsPerSecond: 400_000 };
/** So distant that only the round trips count. */
const FAR: Line = { latency: 2_000, bitsPerSecond: 1_000_000_000 };
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en",
};

/** Opens a page with an empty cache, leaves it, and opens it again. */
export async function visitTwice(
  browser: Browser,
  address: string,
  way: LoadMode,
): Promise<Times[]> {
  const context = await phone(browser, way);
  const times: Times[] = [];
  for (const visit of ["first", "again"] as const) {
    times.push({ visit, ...(await open(context, address, way, SLOW)) });
  }
  await context.close();
  return times;
}

/** Counts round trips until the text is painted, including the connection setup. */
export async function countTrips(
  browser: Browser,
  address: string,
  way: LoadMode,
): Promise<number> {
  const context = await phone(browser, way);
  const { painted } = await open(context, address, way, FAR);
  await context.close();
  return 1 + Math.floor(painted / FAR.latency);
}

export function phone(browser: Browser, way: LoadMode): Promise<BrowserContext> {
  return browser.newContext({
    ...PHONE,
    javaScriptEnabled: way !== "script off",
    extraHTTPHeaders: way === "Save-Data" ? { "Save-Data": "on" } : {},
  });
}

async function open(
  context: BrowserContext,
  address: string,
  way: LoadMode,
  line: Line,
): Promise<Omit<Times, "visit">> {
  const { page, devTools } = await newPage(context, line);
  const heard = recordResponses(devTools);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  if (way === "script on") {
    await page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith("__react")),
    );
  }
  const times = heard();
  await page.close();
  return way === "script on" ? times : { ...times, script: null };
}

export async function newPage(
  context: BrowserContext,
  line: Line,
): Promise<{ page: Page; devTools: CDPSession }> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Page.enable");
  await devTools.send("Page.setLifecycleEventsEnabled", { enabled: true });
  const throughput = line.bitsPerSecond / 8;
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return { page, devTools };
}
