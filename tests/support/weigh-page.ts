import type { Browser } from "@playwright/test";

/** Compressed bytes on the wire by kind, without photos. */
interface PageWeight {
  html: number;
  /** Without resources requested only after the page has loaded. */
  css: number;
  script: number;
  image: number;
  /** Different addresses: caches answer the same one again. */
  requests: number;
  /** Script requested before the load event. */
  scriptBeforeLoad: number;
}

/** Uses an empty cache, and waits until the late scripts have run; a light page has none. */
export async function weighPage(
  browser: Browser,
  address: string,
  session?: string,
  headers: Record<string, string> = {},
): Promise<PageWeight> {
  const context = await browser.newContext({ locale: "en", extraHTTPHeaders: headers });
  if (session) await context.addCookies([{ name: "session", value: session, url: address }]);
  const page = await context.newPage();
  const weight: PageWeight = {
    html: 0,
    css: 0,
    script: 0,
    image: 0,
    requests: 0,
    scriptBeforeLoad: 0,
  };
  const addresses = new Set<string>();
  let isLoaded = false;
  page.on("load", () => {
    isLoaded = true;
  });
  const counted: Promise<void>[] = [];
  page.on("response", (response) => {
    const isEarly = !isLoaded;
    addresses.add(response.url());
    counted.push(
      (async () => {
        const responseBodySize = Math.max(0, (await response.request().sizes()).responseBodySize);
        const type = response.headers()["content-type"] ?? "";
        if (/html/.test(type)) weight.html += responseBodySize;
        if (/css/.test(type) && isEarly) weight.css += responseBodySize;
        if (/image/.test(type)) weight.image += responseBodySize;
        if (/javascript/.test(type)) {
          weight.script += responseBodySize;
          if (isEarly) weight.scriptBeforeLoad += responseBodySize;
        }
      })(),
    );
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(
    () =>
      !("__remixContext" in window) ||
      Object.keys(document).some((key) => key.startsWith("__react")),
  );
  await page.waitForLoadState("networkidle");
  await Promise.all(counted);
  await context.close();
  return { ...weight, requests: addresses.size };
}
