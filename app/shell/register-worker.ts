import { paths } from "#domain/paths";

/** Once the page is there, has the browser keep copies of recipes for when there is no line. */
export function keepCopies(): void {
  if (!import.meta.env.PROD) return;
  // A browser that may not, or a site without a secure address, keeps none.
  const start = () =>
    navigator.serviceWorker?.register(paths.worker(document.documentElement.lang)).catch(() => {});
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
