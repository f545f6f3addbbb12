import { useTranslation } from "react-i18next";
import { useRootData } from "./root-data";

/** Says once what the last action did, or why it did nothing. */
export function FlashMessage() {
  const { t } = useTranslation();
  const flash = useRootData()?.flash;
  if (!flash) return null;
  return (
    <p
      className={flash.isRefusal ? "snackbar snackbar-refusal" : "snackbar"}
      role={flash.isRefusal ? "alert" : "status"}
    >
      {t(flash.key as "tagline", flash.values)}
    </p>
  );
}
