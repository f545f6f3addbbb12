import { Link } from "@remix-run/react";
import { MAX_TAG } from "#domain/recipe/tags";
import { adminPaths } from "#domain/site/admin-paths";
import type { TagInUse } from "#server/admin/tags";
import { Pager } from "~/ui/pager";
import { SearchForm } from "~/ui/search-form";
import { useTranslation } from "~/ui/translation";

export function TagList({
  page: { tags, next, search, isFirstPage },
}: {
  page: { tags: TagInUse[]; next: string | null; search: string; isFirstPage: boolean };
}) {
  const { t } = useTranslation("admin");
  const narrowed = search || undefined;
  return (
    <>
      <h1>{t("tags.title")}</h1>
      <p>{t("tags.text")}</p>
      <SearchForm
        action={adminPaths.tags()}
        label={t("tags.find")}
        submit={t("ingredients.search")}
        name="search"
        aria-label={t("tags.begin")}
        search={search}
        maxLength={MAX_TAG}
        autoComplete="off"
      />
      {tags.length === 0 ? (
        <p>{search === "" ? t("tags.none") : t("tags.noneNamed", { search })}</p>
      ) : (
        <ul className="care-list card">
          {tags.map(({ id, name, uses, isForbidden }) => (
            <li key={id}>
              <b dir="auto">{name}</b>
              <span>
                {t("tags.uses", { count: uses })}
                {isForbidden === 1 && ` · ${t("tags.forbidden")}`}
              </span>
              <span className="care-ways">
                <Link
                  to={adminPaths.tags({ tag: id })}
                  className="alone"
                  aria-label={t("tags.changeTag", { name })}
                >
                  {t("tags.change")}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager
        first={isFirstPage ? null : adminPaths.tags({ search: narrowed })}
        next={next && adminPaths.tags({ search: narrowed, cursor: next })}
      />
    </>
  );
}
