import { isIdle } from "./remix-router";

/**
 * Has Remix's own requests sent by `send`, which is given the browser's fetch: Remix has no place for
 * that, so window.fetch is replaced. They are told by their address (checked against 2.17).
 */
export function interceptRemixRequests(
  send: (browsers: typeof fetch, input: URL, init: RequestInit | undefined) => Promise<Response>,
): void {
  const browsers = window.fetch.bind(window);
  window.fetch = (input, init) =>
    isRemixRequest(input) ? send(browsers, input, init) : browsers(input, init);
}

/** Data of a page, or of routes on the way to one. What is looked up ahead may fail as it likes. */
function isRemixRequest(input: RequestInfo | URL): input is URL {
  if (!(input instanceof URL) || input.origin !== location.origin) return false;
  return input.pathname.endsWith(".data") || (!isIdle() && input.pathname === "/__manifest");
}

/** Whether Remix can read it: a proxy's page it would take for a fault of ours. */
export function isRemixAnswer({ pathname }: URL, { status, headers }: Response): boolean {
  const type = pathname.endsWith(".data") ? "text/x-script" : "application/json";
  return status === 204 || (headers.get("Content-Type")?.startsWith(type) ?? false);
}
