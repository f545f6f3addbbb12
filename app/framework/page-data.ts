import { RemixBrowser } from "@remix-run/react";
import { pause } from "./pause";

// RemixBrowser (2.17) decodes the page's data and makes the router before its first hook, which fails
// outside React. Both are done before React renders, each in a task of its own.

/** Otherwise React would wait for it, and an input event meanwhile would break hydration (error 345). */
export async function decodePageData(): Promise<void> {
  await pause();
  await callRemixBrowser();
  await pause();
}

export async function makeRouter(): Promise<void> {
  // React's development version complains about the hook.
  if (import.meta.env.PROD) callRemixBrowser();
  await pause();
}

/** Errors come again when React renders it. */
function callRemixBrowser(): Promise<unknown> | undefined {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) return thrown;
  }
}
