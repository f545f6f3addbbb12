import { findPendingNavigation } from "./remix-router";

/**
 * Holds Remix's scripts back: they stand in the page under a type that a browser leaves alone, until
 * LATE_START wakes them. React finds the same elements at the same places when it takes over.
 */
export function withLateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-module"')
    .replace('type="module" async=""', 'type="text/late"');
}

/**
 * Starts the scripts at the first touch, else once the page with its pictures is there and the
 * browser is idle. If they fail to load, the page is loaded once more; then it is only logged.
 * A page that a client navigation could not load is opened whole (`noteUnfinishedNavigation`).
 * Stylesheets that came inside the page take their own places, from which Remix may take them.
 */
export const LATE_START = `(() => {
  const unfinished = sessionStorage.getItem("unfinished");
  sessionStorage.removeItem("unfinished");
  const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
  if (unfinished && isReload) location.replace(unfinished);
  let begun = false;
  const fail = (error) => {
    console.error(error);
    if (sessionStorage.getItem("reloaded")) return;
    sessionStorage.setItem("reloaded", "yes");
    location.reload();
  };
  const start = () => {
    const late = document.querySelector('script[type="text/late"]');
    if (begun || !late) return;
    begun = true;
    const links = [...document.querySelectorAll('link[rel="late-style"]')];
    const inPlace = links.map((link) => new Promise((done) => {
      link.onload = done;
      link.rel = "stylesheet";
    }));
    if (links[0]) Promise.all(inPlace).then(() => document.querySelector("head > style").remove());
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = late.nonce;
    script.textContent = late.textContent;
    script.onerror = () => fail("Popote's scripts could not be loaded");
    document.head.append(script);
    script.remove();
  };
  addEventListener("vite:preloadError", (event) => { event.preventDefault(); fail(event.payload); });
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start, { passive: true });
  addEventListener("load", () => ("requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start, 200)));
})();`;

/**
 * Remix reloads the page it is on when the next page's script fails to load (a new version of Popote,
 * a broken line). The page that was wanted is noted here, and opened without script's help.
 */
export function noteUnfinishedNavigation(): void {
  addEventListener("pagehide", () => {
    // Remix has no router yet where the page is left while script takes it over.
    const { state, location } = findPendingNavigation() ?? {};
    if (state === "loading" && location) {
      sessionStorage.setItem("unfinished", location.pathname + location.search);
    }
  });
}
