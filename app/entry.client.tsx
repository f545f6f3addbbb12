import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { browserTranslations } from "./framework/browser-translations";
import { noteUnfinishedNavigation } from "./framework/late-scripts";
import { pageData } from "./framework/page-data";
import { keepCopies } from "./shell/register-worker";
import { waitForServer } from "./shell/wait-for-server";

waitForServer();

const [words] = await Promise.all([
  browserTranslations(document.documentElement.lang, getInitialNamespaces()),
  pageData(),
]);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={words}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});
sessionStorage.removeItem("reloaded");
noteUnfinishedNavigation();
keepCopies();
