import { RemixBrowser } from "@remix-run/react";

// Waits until the page's data is decoded. RemixBrowser (2.17) throws that promise on first render;
// inside React, an input event at that moment would break hydration (React error 345).
export async function waitForPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}
