import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import { Pager } from "~/ui/pager";
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
      <NameSearch action={paths.adminNames()} search={search} />
      {names.length === 0 ? (
        <p>{search === "" ? t("names.none") : t("names.noneNamed", { search })}</p>
      ) : (
        <ul className="care-list card">
          {names.map(({ key, name, uses }) => (
            <li key={key}>
              <b dir="auto">{name}</b>
              <span>{t("ingredients.uses", { count: uses })}</span>
              <span className="care-ways">
                <Link to={paths.adminNames({ name })} aria-label={t("names.adoptName", { name })}>
                  {t("names.adopt")}
                </Link>
                <Link
                  to={paths.adminIngredient({ name })}
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
        first={isFirstPage ? null : paths.adminNames({ search: narrowed })}
        next={next && paths.adminNames({ search: narrowed, cursor: next })}
      />
    </>
  );
}
