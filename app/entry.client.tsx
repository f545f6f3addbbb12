import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { getInitialNamespaces } from "remix-i18next/client";
import { paths } from "#domain/site/paths";
import { browserTranslations } from "./framework/browser-translations";
import { holdEarlyEvents, hydrated } from "./framework/early-events";
import { noteUnfinishedNavigation } from "./framework/late-scripts";
import { linkStyles } from "./framework/late-styles";
import { decodePageData, makeRouter } from "./framework/page-data";
import { pause, untilIdle } from "./framework/pause";
import { sendForm } from "./shell/send-form";
import { setTimeZoneCookie } from "./shell/time-zone-cookie";
import { waitForServer } from "./shell/wait-for-server";
import { startUsingScript } from "./ui/has-script";
import { TranslationsProvider } from "./ui/translation";

holdEarlyEvents(sendForm);
waitForServer();

const [translations] = await Promise.all([
  browserTranslations(document.documentElement.lang, getInitialNamespaces()),
  decodePageData(),
]);
await makeRouter();

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

startWhatWaits();

/** Not awaited by this module: what imports it would wait, too. */
async function startWhatWaits(): Promise<void> {
  await hydrated;
  startUsingScript();
  await untilIdle();
  linkStyles();
  await untilIdle();
  setTimeZoneCookie();
  // The worker keeps a phone's processor busy, so not while somebody opens a menu right away.
  await pause(1000);
  await untilIdle();
  registerWorker();
}

function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // Registration fails without HTTPS or when browser settings forbid it: no offline copies then.
  navigator.serviceWorker?.register(paths.worker(document.documentElement.lang)).catch(() => {});
}
