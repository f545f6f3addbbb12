import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { noteUnfinishedNavigation } from "./late-scripts";
import { waitForServer } from "./shell/wait-for-server";

waitForServer();

/** The reader's language only, and of it only the namespaces that this page uses. */
await i18next
  .use(initReactI18next)
  .use(
    resourcesToBackend(
      (language: string, namespace: string) => import(`../locales/${language}/${namespace}.json`),
    ),
  )
  .init({
    lng: document.documentElement.lang,
    fallbackLng: false,
    ns: getInitialNamespaces(),
    defaultNS: "common",
    interpolation: { escapeValue: false },
    // On the way to another page its words are loaded before it is shown.
    react: { useSuspense: true },
  });

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18next}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});
sessionStorage.removeItem("reloaded");
noteUnfinishedNavigation();
