import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";

export function ReportLinks({ id, hasPicture }: { id: number; hasPicture: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="hint report-links">
      <Link to={paths.report({ recipe: id })}>{t("report.recipe")}</Link>
      {hasPicture && (
        <>
          {" · "}
          <Link to={paths.report({ recipe: id, picture: 1 })}>{t("report.picture")}</Link>
        </>
      )}
    </p>
  );
}
