import type { ImportFolder } from "#server/features/imports/folders";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

/** The old program's folders; each ticked one becomes a cookbook. */
export function ImportFolders({ folders }: { folders: ImportFolder[] }) {
  const { t } = useTranslation("import");
  return (
    <PostForm>
      <fieldset className="import-choice">
        <legend>{t("folders.legend")}</legend>
        {folders.map(({ name, recipes }) => (
          <label key={name} className="checkbox">
            <input type="checkbox" name="folder" value={name} defaultChecked />
            <span>
              <bdi>{name}</bdi>{" "}
              <span className="hint">{t("folders.count", { count: recipes })}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="hint">{t("folders.hint")}</p>
      <p className="actions">
        <button type="submit" name="intent" value="folders" className="button button-quiet">
          {t("folders.make")}
        </button>
      </p>
    </PostForm>
  );
}
