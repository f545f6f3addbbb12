import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import { useTranslation } from "~/ui/translation";

/** Who may read all recipes of an import: one choice, within the form that saves or changes them. */
export function ImportReaders({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation(["import", "recipe"]);
  return (
    <fieldset className="import-choice">
      <legend>{t("view.readers")}</legend>
      {VISIBILITIES.map((each) => (
        <label key={each} className="checkbox">
          <input type="radio" name="visibility" value={each} defaultChecked={each === visibility} />
          {t(`recipe:visibility.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
