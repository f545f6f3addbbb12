import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { noteUnfinishedNavigation } from "./late-scripts";
import { pageData } from "./page-data";
import { readerWords } from "./reader-words";
import { keepCopies } from "./shell/keep-copies";
import { waitForServer } from "./shell/wait-for-server";

waitForServer();

const [words] = await Promise.all([
  readerWords(document.documentElement.lang, getInitialNamespaces()),
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
