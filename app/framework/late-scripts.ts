import { findPendingNavigation } from "./remix-router";

// Gives Remix's scripts a type that browsers ignore, until LATE_START restores it. The elements stay
// where React expects them during hydration.
export function withLateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-module"')
    .replace('type="module" async=""', 'type="text/late"');
}

// Starts the scripts after the first interaction is answered, or when images are loaded and the
// browser is idle: loads them together, and runs one at a time, so that touches are answered in
// between. If they fail to load, reloads once, then only logs. Also loads the files of inlined
// stylesheets for `linkStyles`, and opens the page stored by `noteUnfinishedNavigation`.
export const LATE_START = `(() => {
  const unfinished = sessionStorage.getItem("unfinished");
  sessionStorage.removeItem("unfinished");
  const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
  if (unfinished && isReload) {
    location.replace(unfinished);
    return;
  }
  let begun = false;
  const fail = (error) => {
    console.error(error);
    if (sessionStorage.getItem("reloaded")) return;
    sessionStorage.setItem("reloaded", "yes");
    location.reload();
  };
  const pause = () => new Promise((done) => setTimeout(done));
  // One at a time, so that touches are answered in between.
  const load = async (late, rel) => {
    const links = [...document.querySelectorAll('link[rel="' + late + '"]')];
    for (const link of links) {
      link.rel = rel;
      await pause();
    }
    return links;
  };
  const start = async () => {
    const late = document.querySelector('script[type="text/late"]');
    if (begun || !late) return;
    begun = true;
    const modules = await load("late-module", "modulepreload");
    load("late-style", "prefetch");
    await run(modules).catch(() => {});
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = late.nonce;
    script.textContent = late.textContent;
    script.onerror = () => fail("Popote's scripts could not be loaded");
    document.head.append(script);
    script.remove();
  };
  // The first link is the entry, which starts everything.
  const run = async (modules) => {
    for (const { href } of modules.slice(1)) {
      await import(href);
      await pause();
    }
  };
  // While the page is being parsed, the script that is started may lack its text.
  const startLater = () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", startLater);
    else requestAnimationFrame(() => setTimeout(start));
  };
  addEventListener("vite:preloadError", (event) => { event.preventDefault(); fail(event.payload); });
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, startLater, { passive: true });
  addEventListener("load", () => ("requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start, 200)));
})();`;

// Stores the target of a navigation for LATE_START, because Remix reloads the current page when the
// next page's script fails to load (after a deployment or a network error).
export function noteUnfinishedNavigation(): void {
  addEventListener("pagehide", () => {
    // There is no router yet if the page is left during hydration.
    const { state, location } = findPendingNavigation() ?? {};
    if (state === "loading" && location) {
      sessionStorage.setItem("unfinished", location.pathname + location.search);
    }
  });
}
