import { useTranslation } from "react-i18next";
import type { Import } from "#server/imports/queries";
import { useLight } from "~/ui/light";
import { PostForm } from "~/ui/post-form";

const LOOK_AGAIN_SECONDS = "3";

/** How far the reading or saving of an import is; without script the page loads itself again. */
export function ImportProgress({ found: { state, counts } }: { found: Import }) {
  const { t } = useTranslation("import");
  const again = <meta httpEquiv="refresh" content={LOOK_AGAIN_SECONDS} />;
  const isSaving = state === "SAVING";
  const found = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const all = isSaving ? found - counts.FAILED : found;
  const done = isSaving ? all - counts.WAITING : all;
  return (
    <>
      {useLight() ? again : <noscript>{again}</noscript>}
      <p role="status">
        <label htmlFor="import-progress">
          {isSaving ? t("progress.saving", { done, all }) : t("progress.reading", { count: all })}
        </label>
      </p>
      <progress id="import-progress" {...(isSaving && { value: done, max: Math.max(all, 1) })} />
      <p>{t("progress.goOn")}</p>
      {isSaving && (
        <PostForm>
          <button type="submit" name="intent" value="pause" className="button button-quiet">
            {t("progress.pause")}
          </button>
        </PostForm>
      )}
    </>
  );
}
