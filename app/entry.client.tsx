import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { paths } from "#domain/site/paths";
import { browserTranslations } from "./framework/browser-translations";
import { noteUnfinishedNavigation } from "./framework/late-scripts";
import { waitForPageData } from "./framework/page-data";
import { setTimeZoneCookie } from "./shell/time-zone-cookie";
import { waitForServer } from "./shell/wait-for-server";

waitForServer();
setTimeZoneCookie();

const [translations] = await Promise.all([
  browserTranslations(document.documentElement.lang, getInitialNamespaces()),
  waitForPageData(),
]);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={translations}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});
sessionStorage.removeItem("reloaded");
noteUnfinishedNavigation();
registerWorker();

function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // Registration fails without HTTPS or when browser settings forbid it: no offline copies then.
  const start = () =>
    navigator.serviceWorker?.register(paths.worker(document.documentElement.lang)).catch(() => {});
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
