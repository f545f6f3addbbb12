import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PrintButton } from "./print-button";

/** Above the printed page, not on paper: how to print, with photos or without, and the way back. */
export function PrintTools({
  back,
  photos,
  hasPhotos,
}: {
  back: string;
  /** The same page with the photos if it is without, and the other way round. */
  photos: string | undefined;
  hasPhotos: boolean;
}) {
  const { t } = useTranslation("export");
  return (
    <div className="print-tools">
      <p className="hint">{t("print.how")}</p>
      <div className="actions">
        <PrintButton />
        {photos && (
          <Link to={photos} className="button button-quiet">
            {t(hasPhotos ? "print.withoutPhotos" : "print.withPhotos")}
          </Link>
        )}{" "}
        <Link to={back} className="button button-quiet">
          {t("print.back")}
        </Link>
      </div>
    </div>
  );
}
