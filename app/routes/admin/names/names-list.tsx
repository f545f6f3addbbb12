import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { NameSearch } from "../parts/name-search";
import type { NamesPage } from "./load-names";

export function NamesInUse({ page }: { page: NamesPage }) {
  const { t } = useTranslation("admin");
  const { names, next, search, isFirstPage } = page;
  const narrowed = search || undefined;
  return (
    <>
      <h1>{t("names.title")}</h1>
      <p>{t("names.text")}</p>
      <NameSearch action={adminPaths.names()} search={search} />
      {names.length === 0 ? (
        <p>{search === "" ? t("names.none") : t("names.noneNamed", { search })}</p>
      ) : (
        <ul className="care-list card">
          {names.map(({ key, name, uses }) => (
            <li key={key}>
              <b dir="auto">{name}</b>
              <span>{t("ingredients.uses", { count: uses })}</span>
              <span className="care-ways">
                <Link to={adminPaths.names({ name })} aria-label={t("names.adoptName", { name })}>
                  {t("names.adopt")}
                </Link>
                <Link
                  to={adminPaths.ingredient({ name })}
                  aria-label={t("names.newName", { name })}
                >
                  {t("names.new")}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager
        first={isFirstPage ? null : adminPaths.names({ search: narrowed })}
        next={next && adminPaths.names({ search: narrowed, cursor: next })}
      />
    </>
  );
}
