import { useTranslation } from "react-i18next";
import type { Refusal } from "~/model/errors";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/link-button";
import { useRootData } from "./root-data";

/** Says a refusal in words; the unexpected without detail. */
export function ErrorPage({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useTranslation(["common", "errors"]);
  const isVisitor = !useRootData()?.viewer;
  const code = refusal?.code;
  return (
    <section className="notice-page">
      <h1>{code ? t(`errors:${code}`) : t("errorPage.unexpected")}</h1>
      {!code && <p>{t("errorPage.tryAgain")}</p>}
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
