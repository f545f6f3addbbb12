import { useInterval } from "@mantine/hooks";
import { useRevalidator } from "@remix-run/react";
import type { Import } from "#server/features/imports/queries";
import { useLight } from "~/ui/light";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

const LOOK_EVERY_MS = 2_000;
const LOOK_AGAIN_SECONDS = "3";

export function ImportProgress({ imported: { state, waitsFor, counts } }: { imported: Import }) {
  const { t } = useTranslation("import");
  const { revalidate } = useRevalidator();
  useInterval(revalidate, LOOK_EVERY_MS, { autoInvoke: true });
  const again = <meta httpEquiv="refresh" content={LOOK_AGAIN_SECONDS} />;
  const isSaving = state === "SAVING";
  const known = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const all = isSaving ? known - counts.FAILED : known;
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
      {waitsFor !== null && (
        <p className="notice" role="status">
          {t(`progress.waiting.${waitsFor as "storage.away"}`)}
        </p>
      )}
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
