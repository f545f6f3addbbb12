import type { WeekPlan } from "#server/features/plan/queries";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import "~/ui/undo-bar.css";

/** What was removed last can be brought back, and what was added together be taken out again. */
export function UndoBars({ removed, added }: Pick<WeekPlan, "removed" | "added">) {
  const { t } = useTranslation("plan");
  return (
    <>
      {removed && (
        <PostForm className="undo-bar" data-in-place="">
          <input type="hidden" name="entry" value={removed.entry} />
          <span>{t("removed", { count: removed.count })}</span>
          <button type="submit" name="intent" value="restore" className="button button-quiet">
            {t("restore")}
          </button>
        </PostForm>
      )}
      {added && (
        <PostForm className="undo-bar" data-in-place="">
          <input type="hidden" name="added" value={added.at} />
          <span>{t("addedTogether", { count: added.count })}</span>
          <button type="submit" name="intent" value="undo" className="button button-quiet">
            {t("undo")}
          </button>
        </PostForm>
      )}
    </>
  );
}
