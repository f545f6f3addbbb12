import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ExploreList } from "#domain/explore/explore";
import { paths } from "#domain/site/paths";
import { Icon } from "~/ui/icon";

export function ChosenLists({ list }: { list: ExploreList }) {
  const { t } = useTranslation(["explore", "recipe", "language"]);
  const { category, language, season, sort, ...rest } = list;
  const chosen = [
    category && {
      label: t(`recipe:category.${category}`),
      left: { ...rest, language, season, sort },
    },
    language && { label: t(`language:${language}`), left: { ...rest, category, season, sort } },
    season && { label: t("explore:season.title"), left: { ...rest, category, language } },
    sort && { label: t(`explore:sort.${sort}`), left: { ...rest, category, language } },
  ].filter((each) => each !== undefined);
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={t("explore:chosen")}>
      {chosen.map(({ label, left }) => (
        <li key={label}>
          <Link
            className="chip"
            to={paths.explore(left)}
            aria-label={t("explore:drop", { name: label })}
          >
            {label}
            <Icon name="remove" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
