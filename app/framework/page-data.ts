import { RemixBrowser } from "@remix-run/react";

/**
 * Waits until Remix has decoded the data of the page. RemixBrowser (2.17) throws the promise of them
 * at its first render, before any hook: inside React a key or a tap at that moment would make React 18
 * render at once, find nothing to wait in, and give the whole page up (its error 345).
 */
export async function waitForPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}
