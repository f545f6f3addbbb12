import { Link } from "@remix-run/react";
import { RECIPE_FORMATS, type RecipeFormat } from "#domain/recipe/recipe-format";
import { useTranslation } from "~/ui/translation";

interface DownloadsProps {
  buildAddress: (format: RecipeFormat) => string;
  print: string;
}

export function Downloads(downloads: DownloadsProps) {
  const { t } = useTranslation("export");
  return (
    <details className="downloads">
      <summary className="button button-quiet">{t("download")}</summary>
      <DownloadLinks {...downloads} />
    </details>
  );
}

export function DownloadLinks({ buildAddress, print }: DownloadsProps) {
  const { t } = useTranslation("export");
  return (
    <ul>
      <li>
        <Link to={print} className="download-link">
          {t("print.link")}
        </Link>
      </li>
      {RECIPE_FORMATS.map((format) => (
        <li key={format}>
          <a href={buildAddress(format)} className="download-link">
            {t(`format.${format}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
