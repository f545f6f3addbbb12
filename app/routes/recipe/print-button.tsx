import { useTranslation } from "react-i18next";
import { useLight } from "~/ui/light";
import { useHasScript } from "./has-script";

/** With script: opens the browser's own printing; no light page has it. */
export function PrintButton() {
  const { t } = useTranslation("recipe");
  const hasScript = useHasScript();
  if (useLight()) return null;
  return (
    <button
      type="button"
      className="button button-quiet"
      hidden={!hasScript}
      onClick={() => window.print()}
    >
      {t("view.print")}
    </button>
  );
}
