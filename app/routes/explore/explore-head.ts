import type { ExploreList } from "#domain/explore/explore";
import type { UiLocale } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import type { ExplorePage } from "#server/features/explore/queries";
import type { PageHead } from "#server/http/documents/page-head";
import { translations } from "#server/platform/translations";

export function exploreTitle(list: ExploreList, locale: UiLocale): string {
  const { t } = translations(locale);
  const { category, language, tag, sort, season, show } = list;
  const names = [
    category && t(`recipe:category.${category}`),
    language && t("explore:inLanguage", { language: t(`language:${language}`) }),
    tag,
    season && t(`explore:season.in.${season}`, { month: formatMonth(new Date(), locale) }),
    show && t("explore:cooks"),
    sort && t(`explore:sort.${sort}`),
  ].filter((name) => name !== undefined);
  return names.join(" · ") || t("explore:title");
}

function formatMonth(date: Date, locale: UiLocale): string {
  return new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(date);
}

export function exploreHead(
  { cursor, ...list }: ExploreList & { cursor?: string },
  { recipes, cooks }: Pick<ExplorePage, "recipes" | "cooks">,
  origin: string,
  locale: UiLocale,
): PageHead {
  const title = exploreTitle(list, locale);
  const addresses = [
    ...recipes.map(({ id }) => paths.recipeView(id)),
    ...cooks.map(({ id }) => paths.userView(id)),
  ];
  return {
    publicPath: paths.explore({ ...list, cursor }),
    title,
    description: translations(locale).t("explore:description", { title }),
    feed: list.show ? undefined : { path: paths.recipeFeed(list), title },
    structured: {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: title,
      itemListElement: addresses.map((path, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: origin + path,
      })),
    },
  };
}
