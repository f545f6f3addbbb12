import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { DraftTime } from "~/ui/draft-time";
import { useTranslation } from "~/ui/translation";
import { useFieldLabels } from "./field-labels";
import type { DraftDifference, InitialRecipeForm, OtherDraft } from "./recipe-form-values";

export function DraftNotice({
  updatedAt,
  withoutSession,
}: NonNullable<InitialRecipeForm["draft"]>) {
  const { t } = useTranslation("draft");
  return (
    <div className="notice" role="status">
      <p>
        {t("shown")} <DraftTime at={updatedAt} />
      </p>
      {withoutSession === 1 && <p>{t("withoutSession")}</p>}
      <Button type="submit" name="intent" value="dropDraft" variant="default">
        {t("drop")}
      </Button>
    </div>
  );
}

export function OtherDrafts({ drafts, isOfThis }: { drafts: OtherDraft[]; isOfThis: boolean }) {
  const { t } = useTranslation("draft");
  if (drafts.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="other-drafts">
      <h2 id="other-drafts">{t(isOfThis ? "othersOfThis" : "others")}</h2>
      <ul>
        {drafts.map(({ key, address, title, updatedAt, withoutSession, differences }) => (
          <li key={key}>
            <Link to={address} reloadDocument dir="auto">
              {title || t("untitled")}
            </Link>{" "}
            <span className="hint">
              <DraftTime at={updatedAt} />
            </span>
            {withoutSession === 1 && <p className="hint">{t("withoutSession")}</p>}
            {differences && <Differences differences={differences} />}
          </li>
        ))}
      </ul>
      <Link to={paths.dashboard()} className="alone">
        {t("all")}
      </Link>
    </section>
  );
}

/** Beside each other: what the form says and what the draft says instead. */
function Differences({ differences }: { differences: DraftDifference[] }) {
  const { t } = useTranslation("draft");
  const formatLabel = useFieldLabels();
  if (differences.length === 0) return <p className="hint">{t("same")}</p>;
  const fields = differences.map(({ field }) => formatLabel(field)).join(", ");
  return (
    <details className="draft-differences">
      <summary>{t("differs", { fields })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("here")}</th>
            <th scope="col">{t("there")}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, lines }) => (
            <tr key={field}>
              {(["removed", "added"] as const).map((mark) => (
                <td key={mark} dir="auto">
                  {lines
                    .filter((line) => line.mark === mark)
                    .map(({ text }) => text)
                    .join("\n")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function KeepDraftButton() {
  const { t } = useTranslation("draft");
  return (
    <>
      <Button type="submit" name="intent" value="keepDraft" variant="default">
        {t("keep")}
      </Button>
      <span className="hint">{t("private")}</span>
    </>
  );
}
