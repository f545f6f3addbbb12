import { useTranslation } from "react-i18next";
import { useRootData } from "./root-data";

/** What the last action did, said once. */
export function FlashMessage() {
  const { t } = useTranslation();
  const flash = useRootData()?.flash;
  if (!flash) return null;
  return (
    <p className="snackbar" role="status">
      {t(flash.key as "tagline", flash.values)}
    </p>
  );
}
