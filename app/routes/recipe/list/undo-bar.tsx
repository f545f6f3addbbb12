import { paths } from "#domain/site/paths";
import type { Undoable } from "#server/features/recipe-acts/undo";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import "~/ui/undo-bar.css";

/** Says what was done with many recipes, as long as it can be undone. */
export function UndoBar({ undo: { id, kind, count } }: { undo: Undoable }) {
  const { t } = useTranslation("acts");
  return (
    <PostForm action={paths.recipeMany()} className="undo-bar">
      <span>{t(`undo.text.${kind}`, { count })}</span>
      <button type="submit" name="undo" value={id} className="button button-quiet">
        {t("undo.button")}
      </button>
    </PostForm>
  );
}
