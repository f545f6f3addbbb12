import { paths } from "#domain/site/paths";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";

export function PasswordNotice({ name }: { name: "resetSent" | "resetDone" | "updateDone" }) {
  const { t } = useTranslation("account");
  return (
    <section className="notice-page">
      <h1>{t(`${name}.title`)}</h1>
      <p>{t(`${name}.text`)}</p>
      <LinkButton to={name === "updateDone" ? paths.home() : paths.login()} variant="quiet">
        {name === "updateDone" ? t("updateDone.home") : t("login.title")}
      </LinkButton>
    </section>
  );
}
