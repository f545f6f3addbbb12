import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";

export function ReportLinks({ id, hasImage }: { id: number; hasImage: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="hint report-links">
      <Link to={paths.report({ recipe: id })}>{t("report.recipe")}</Link>
      {hasImage && (
        <>
          {" · "}
          <Link to={paths.report({ recipe: id, image: 1 })}>{t("report.image")}</Link>
        </>
      )}
    </p>
  );
}
