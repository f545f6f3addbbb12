import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PrintButton } from "~/ui/print-button";
import { useTranslation } from "~/ui/translation";

export function PrintTools({
  back,
  photos,
  hasImages,
  children,
}: {
  back: string;
  photos: string | undefined;
  hasImages: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation("export");
  return (
    <div className="print-tools">
      <p className="hint">{t("print.how")}</p>
      {children}
      <div className="actions">
        <PrintButton />
        {photos && (
          <Link to={photos} className="button button-quiet">
            {t(hasImages ? "print.withoutPhotos" : "print.withPhotos")}
          </Link>
        )}{" "}
        <Link to={back} className="button button-quiet">
          {t("print.back")}
        </Link>
      </div>
    </div>
  );
}
