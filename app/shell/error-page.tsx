import type { Refusal, UnexpectedError } from "#domain/site/errors";
import { paths } from "#domain/site/paths";
import { LinkButton } from "~/ui/link-button";
import { useProblemMessage } from "~/ui/problem-message";
import { useTranslation } from "~/ui/translation";
import { AwayNotice } from "./away-notice";
import { MaintenanceNotice } from "./maintenance-notice";
import { useRootData } from "./root-data";

/** Explains a refusal; for an unexpected error shows only the request id, as logged. */
export function ErrorPage({ refusal }: { refusal: Refusal | UnexpectedError | undefined }) {
  const { t } = useTranslation();
  const formatTitle = useErrorTitle();
  const problem = refusal?.code === "request.tooLongToShow" && refusal.details?.problem;
  // The viewer can be unknown, because root's loader does not run after a refused action.
  const isVisitor = useRootData()?.viewer === null;
  const code = refusal?.code;
  const words = refusal?.code && refusal.details?.words;
  if (refusal?.code === "database.away") return <AwayNotice refusal={refusal} />;
  if (code === "maintenance") return <MaintenanceNotice refusal={refusal} />;
  return (
    <section className="notice-page">
      <h1>{formatTitle(refusal)}</h1>
      {problem && <Problem message={problem} />}
      {!code && <p>{t("errorPage.tryAgain")}</p>}
      {refusal?.requestId && <p>{t("errorPage.number", refusal)}</p>}
      {code === "request.forbiddenOrigin" && <p>{t("errorPage.origins", refusal?.details)}</p>}
      {words && <SentWords words={words} />}
      <p className="actions">
        <LinkButton to={paths.home()}>{t("errorPage.home")}</LinkButton>
        {isVisitor && (
          <LinkButton to={paths.login()} variant="quiet">
            {t("shell.logIn")}
          </LinkButton>
        )}
      </p>
    </section>
  );
}

// Rare texts load their own namespace; loading it on every page would delay hydration.

function Problem({ message }: { message: string }) {
  const formatProblem = useProblemMessage();
  return <p>{formatProblem(message)}</p>;
}

/** For a form opened by another or an unknown user. */
function SentWords({ words }: { words: string }) {
  const { t } = useTranslation(["draft", "common"]);
  if (words === "kept") return <p>{t("keptForAnother")}</p>;
  return (
    <>
      <p>{t("notKept")}</p>
      <p>
        <a href={paths.login()} target="_blank" rel="noreferrer" className="alone">
          {t("common:shell.logIn")}
        </a>
      </p>
    </>
  );
}

export function useErrorTitle(): (refusal: Refusal | UnexpectedError | undefined) => string {
  const { t } = useTranslation();
  return (refusal) => {
    if (refusal?.code === "maintenance") return t("maintenance.title");
    return refusal?.code ? refusal.message : t("errorPage.unexpected");
  };
}
