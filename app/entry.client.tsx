import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { getInitialNamespaces } from "remix-i18next/client";
import { paths } from "#domain/site/paths";
import { browserTranslations } from "./framework/browser-translations";
import { holdEarlyEvents } from "./framework/early-events";
import { noteUnfinishedNavigation } from "./framework/late-scripts";
import { waitForPageData } from "./framework/page-data";
import { sendForm } from "./shell/send-form";
import { setTimeZoneCookie } from "./shell/time-zone-cookie";
import { waitForServer } from "./shell/wait-for-server";
import { TranslationsProvider } from "./ui/translation";

holdEarlyEvents(sendForm);
waitForServer();
setTimeZoneCookie();

const [translations] = await Promise.all([
  browserTranslations(document.documentElement.lang, getInitialNamespaces()),
  waitForPageData(),
]);

startTransition(() => {
  hydrateRoot(
    document,
    <TranslationsProvider value={translations}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </TranslationsProvider>,
  );
});
sessionStorage.removeItem("reloaded");
noteUnfinishedNavigation();
registerWorker();

function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // Registration fails without HTTPS or when browser settings forbid it: no offline copies then.
  navigator.serviceWorker?.register(paths.worker(document.documentElement.lang)).catch(() => {});
}
