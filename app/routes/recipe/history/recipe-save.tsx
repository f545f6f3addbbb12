import type { Language } from "#domain/language/languages";
import type { HistoryEntry } from "#server/features/recipes/history";
import { useDateFormat } from "~/ui/date-format";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { ChangedField, useHistoryFieldName } from "./changed-field";

export function RecipeSave({
  save,
  language,
  sent,
}: {
  save: HistoryEntry;
  language: Language;
  sent: { version: number; formKey: string };
}) {
  const { t } = useTranslation("history");
  const { version, savedAt, savedBy, isCurrent, isOldest, changes } = save;
  const time = useDateFormat({ dateStyle: "long", timeStyle: "short" });
  const headingId = `save-${version}`;
  const name = useHistoryFieldName();
  const fields = changes.map(({ field }) => name(field)).join(", ");
  return (
    <>
      <h2 id={headingId}>
        <time dateTime={new Date(savedAt).toISOString()}>{time(savedAt)}</time>
      </h2>
      <p className="chips">
        {savedBy && <span dir="auto">{t("by", { username: savedBy })}</span>}{" "}
        {isCurrent && <span className="chip">{t("current")}</span>}
      </p>
      {changes.length === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <details open={isCurrent && !isOldest}>
          <summary>{isOldest ? t("oldest") : t("changed", { fields })}</summary>
          {changes.map((change) => (
            <ChangedField key={change.field} change={change} language={language} />
          ))}
        </details>
      )}
      {!isCurrent && (
        <PostForm>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="current" value={sent.version} />
          <input type="hidden" name="formKey" value={`${sent.formKey}-${version}`} />
          <button
            type="submit"
            name="intent"
            value="takeBack"
            className="button button-quiet"
            aria-describedby={headingId}
          >
            {t("takeBack")}
          </button>
        </PostForm>
      )}
    </>
  );
}
