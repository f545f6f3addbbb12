import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { Import } from "#server/features/imports/queries";
import { useDateFormat } from "~/ui/date-format";
import { useTranslation } from "~/ui/translation";

/** What was read and not yet saved stands first, then what is done. */
export function ImportsList({ imports }: { imports: Import[] }) {
  const { t } = useTranslation("import");
  const waiting = imports.filter(({ state }) => state !== "DONE" && state !== "FAILED");
  const done = imports.filter((each) => !waiting.includes(each));
  return (
    <>
      {waiting.length > 0 && (
        <section className="card">
          <h2>{t("list.waiting")}</h2>
          <ImportRows imports={waiting} />
        </section>
      )}
      {done.length > 0 && (
        <section className="card">
          <h2>{t("list.title")}</h2>
          <ImportRows imports={done} />
        </section>
      )}
      {imports.length > 0 && <p className="hint">{t("list.days")}</p>}
    </>
  );
}

function ImportRows({ imports }: { imports: Import[] }) {
  const { t } = useTranslation("import");
  const date = useDateFormat({ dateStyle: "medium" });
  return (
    <ul className="imports">
      {imports.map(({ id, name, state, counts, createdAt }) => (
        <li key={id}>
          <Link to={paths.importView(id)} dir="auto">
            {name || t("list.pasted")}
          </Link>
          <span className="hint">
            {t(`state.${state}`)}
            {counts.FOUND > 0 && ` · ${t("count.FOUND", { count: counts.FOUND })}`}
            {counts.SAVED > 0 && ` · ${t("list.saved", { count: counts.SAVED })}`}
            {" · "}
            <time dateTime={new Date(createdAt).toISOString()}>{date(createdAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
