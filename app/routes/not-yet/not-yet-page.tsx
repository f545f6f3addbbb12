import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/link-button";

/** Stands at the addresses whose page is still being built. */
export function NotYetPage() {
  const { t } = useTranslation();
  return (
    <section className="notice-page">
      <h1>{t("notYet.title")}</h1>
      <p>{t("notYet.text")}</p>
      <LinkButton to={paths.home()}>{t("notYet.home")}</LinkButton>
    </section>
  );
}
