import { isIdle } from "./remix-router";

// Sends Remix's own requests through `send`. Remix has no hook for it, so this replaces
// window.fetch and recognises the requests by URL (checked against 2.17).
export function interceptRemixRequests(
  send: (browsers: typeof fetch, input: URL, init: RequestInit | undefined) => Promise<Response>,
): void {
  const browsers = window.fetch.bind(window);
  window.fetch = (input, init) =>
    isRemixRequest(input) ? send(browsers, input, init) : browsers(input, init);
}

/** Page data, or the manifest during a navigation; a failed manifest prefetch does not matter. */
function isRemixRequest(input: RequestInfo | URL): input is URL {
  if (!(input instanceof URL) || input.origin !== location.origin) return false;
  return input.pathname.endsWith(".data") || (!isIdle() && input.pathname === "/__manifest");
}

/** Whether Remix can parse the response; a proxy's error page would look like our own fault. */
export function isRemixAnswer({ pathname }: URL, { status, headers }: Response): boolean {
  const type = pathname.endsWith(".data") ? "text/x-script" : "application/json";
  return status === 204 || (headers.get("Content-Type")?.startsWith(type) ?? false);
}
