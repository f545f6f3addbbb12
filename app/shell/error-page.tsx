import { useTranslation } from "react-i18next";
import type { Refusal, UnexpectedError } from "#domain/errors";
import { paths } from "#domain/paths";
import { LinkButton } from "~/ui/link-button";
import { useErrorWords } from "./error-words";
import { MaintenanceNotice } from "./maintenance-notice";
import { useRootData } from "./root-data";

/** Says a refusal in words; the unexpected without detail, but with what it is called in the log. */
export function ErrorPage({ refusal }: { refusal: Refusal | UnexpectedError | undefined }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  // Who it is can be unknown: where an action is refused, root's own data is not read.
  const isVisitor = useRootData()?.viewer === null;
  const code = refusal?.code;
  if (code === "maintenance") return <MaintenanceNotice refusal={refusal} />;
  return (
    <section className="notice-page">
      <h1>{words(refusal)}</h1>
      {!code && <p>{t("errorPage.tryAgain")}</p>}
      {refusal?.requestId && <p>{t("errorPage.number", refusal)}</p>}
      {code === "request.forbiddenOrigin" && <p>{t("errorPage.origins", refusal?.details)}</p>}
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
