import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import type { Import } from "#server/features/imports/queries";
import { useDateFormat } from "~/ui/date-format";

export function ImportsList({ imports }: { imports: Import[] }) {
  const { t } = useTranslation("import");
  const date = useDateFormat({ dateStyle: "medium" });
  return (
    <section className="card">
      <h2>{t("list.title")}</h2>
      <ul className="imports">
        {imports.map((each) => (
          <li key={each.id}>
            <Link to={paths.importView(each.id)} dir="auto">
              {each.name || t("list.pasted")}
            </Link>{" "}
            <span className="hint">
              {t(`state.${each.state}`)}
              {" · "}
              {t("list.saved", { count: each.counts.SAVED })}
              {" · "}
              <time dateTime={new Date(each.createdAt).toISOString()}>
                {date.format(each.createdAt)}
              </time>
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">{t("list.days")}</p>
    </section>
  );
}
