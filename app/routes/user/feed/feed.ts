import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { getProfile } from "#server/features/follows/queries";
import { listNewestRecipes } from "#server/features/recipes/feed-and-sitemap";
import { createAtomResponse } from "#server/http/documents/atom-feed";
import { getId } from "#server/http/pipeline/id-parameters";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { translations } from "#server/platform/translations";
import { feedEntries } from "../../recipe/parts/feed-entries";

export const loader = forAnyone(
  async ({ db, viewer, request, url, uiLocale, context: { origin } }) => {
    const { person, counts } = await getProfile(db, viewer, getId(url, "user", "user.notFound"));
    if (!counts) throw new AppError("user.notPublic");
    return createAtomResponse(request, {
      title: translations(uiLocale).t("user:feed.title", { username: person.username }),
      pageUrl: origin + paths.userView(person.id),
      feedUrl: origin + serverPaths.userFeed(person.id),
      language: uiLocale,
      entries: feedEntries(await listNewestRecipes(db, viewer, { authorId: person.id }), origin),
    });
  },
);
