import { useTranslation } from "react-i18next";
import { LinkButton } from "./link-button";

export function Pager({ first, next }: { first: string | null; next: string | null }) {
  const { t } = useTranslation();
  if (!first && !next) return null;
  return (
    <nav className="actions" aria-label={t("pager.label")}>
      {first && (
        <LinkButton to={first} variant="quiet">
          {t("pager.first")}
        </LinkButton>
      )}
      {next && <LinkButton to={next}>{t("pager.next")}</LinkButton>}
    </nav>
  );
}
