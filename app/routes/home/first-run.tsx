import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import { LinkButton } from "~/ui/link-button";

export function FirstRun() {
  const { t } = useTranslation("home");
  return (
    <section className="card">
      <h2>{t("first.title")}</h2>
      <p>{t("first.text")}</p>
      <div className="actions">
        <LinkButton to={paths.recipeEdit()}>{t("first.write")}</LinkButton>
        <LinkButton to={paths.imports()} variant="quiet">
          {t("first.import")}
        </LinkButton>
        <LinkButton to={paths.userList()} variant="quiet">
          {t("first.people")}
        </LinkButton>
      </div>
    </section>
  );
}
