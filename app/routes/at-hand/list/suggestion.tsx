import { formatList } from "#domain/text/format-list";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

/** What most kitchens always have; kept only if asked for. */
export function Suggestion({ names }: { names: string[] }) {
  const { t, i18n } = useTranslation("atHand");
  return (
    <PostForm className="card at-hand-suggestion" data-in-place="">
      <p>{t("suggestion", { names: formatList(names, i18n.language) })}</p>
      <button type="submit" name="suggested" value="staples" className="button button-quiet">
        {t("keepSuggested")}
      </button>
    </PostForm>
  );
}
