import type { UserCard } from "#domain/account/follow";
import type { UiLocale } from "#domain/language/locales";
import { imagePaths, paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import type { PageHead } from "#server/http/documents/page-head";
import { translations } from "#server/platform/translations";

export function profileHead(
  { id, username, imageVersion }: UserCard,
  bio: string,
  locale: UiLocale,
): PageHead {
  const title = translations(locale).t("user:feed.title", { username });
  return {
    publicPath: paths.userView(id),
    kind: "profile",
    title: username,
    description: bio || title,
    image:
      imageVersion === null
        ? undefined
        : { path: imagePaths.user(id, imageVersion), alt: username },
    feed: { path: serverPaths.userFeed(id), title },
  };
}
