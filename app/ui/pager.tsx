import { useTranslation } from "~/ui/translation";
import { LinkButton } from "./link-button";

interface PagerProps {
  first: string | null;
  previous?: string | null;
  /** Where the page stands in its list, such as "25–48 of 512". */
  place?: string | null;
  next: string | null;
}

export function Pager({ first, previous, place, next }: PagerProps) {
  const { t } = useTranslation();
  if (!first && !previous && !next) return null;
  return (
    <nav className="actions" aria-label={t("pager.label")}>
      {first && (
        <LinkButton to={first} variant="quiet">
          {t("pager.first")}
        </LinkButton>
      )}
      {previous && (
        <LinkButton to={previous} variant="quiet">
          {t("pager.previous")}
        </LinkButton>
      )}
      {place && <span className="page-place">{place}</span>}
      {next && <LinkButton to={next}>{t("pager.next")}</LinkButton>}
    </nav>
  );
}
