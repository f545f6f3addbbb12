import { Link } from "@remix-run/react";
import type { ExploreList } from "#domain/explore/explore";
import { paths } from "#domain/site/paths";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";

export function ChosenLists({ list }: { list: ExploreList }) {
  const { t } = useTranslation(["explore", "recipe", "language"]);
  const { category, language, tag, season, sort, ...rest } = list;
  const chosen = [
    category && {
      label: t(`recipe:category.${category}`),
      left: { ...rest, language, tag, season, sort },
    },
    language && {
      label: t(`language:${language}`),
      left: { ...rest, category, tag, season, sort },
    },
    tag ? { label: tag, left: { ...rest, category, language, season, sort } } : undefined,
    season && {
      label: t(`explore:season.${season}`),
      left: { ...rest, category, language, tag, sort },
    },
    sort && {
      label: t(`explore:sort.${sort}`),
      left: { ...rest, category, language, tag, season },
    },
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
