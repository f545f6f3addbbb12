import { useTranslation } from "~/ui/translation";
import { useHasScript } from "./has-script";

export function PrintButton() {
  const { t } = useTranslation("recipe");
  if (!useHasScript()) return null;
  return (
    <button type="button" className="button button-quiet" onClick={() => window.print()}>
      {t("view.print")}
    </button>
  );
}
