import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import type { DraftSummary } from "#server/recipes/draft-queries";
import { DraftTime } from "~/ui/draft-time";

/** Says that the form shows a draft, with a button that throws it away. */
export function DraftNotice({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation("draft");
  return (
    <div className="notice" role="status">
      <p>
        {t("shown")} <DraftTime at={updatedAt} />
      </p>
      <Button type="submit" name="intent" value="dropDraft" variant="default">
        {t("drop")}
      </Button>
    </div>
  );
}

/** Leads from a blank form to new recipes that were begun before. */
export function OtherDrafts({ drafts }: { drafts: DraftSummary[] }) {
  const { t } = useTranslation("draft");
  if (drafts.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="other-drafts">
      <h2 id="other-drafts">{t("others")}</h2>
      <ul>
        {drafts.map(({ key, title, updatedAt }) => (
          <li key={key}>
            <Link to={paths.recipeDraftForm(key)} reloadDocument dir="auto">
              {title || t("untitled")}
            </Link>{" "}
            <span className="hint">
              <DraftTime at={updatedAt} />
            </span>
          </li>
        ))}
      </ul>
      <Link to={paths.dashboard()}>{t("all")}</Link>
    </section>
  );
}

/** Keeps the form as it stands, without script too. */
export function KeepDraftButton() {
  const { t } = useTranslation("draft");
  return (
    <p className="actions">
      <Button type="submit" name="intent" value="keepDraft" variant="default">
        {t("keep")}
      </Button>
      <span className="hint">{t("private")}</span>
    </p>
  );
}
