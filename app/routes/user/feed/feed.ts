import { paths } from "#domain/paths";
import { AppError } from "#server/errors";
import { getProfile } from "#server/follows/queries";
import { atomResponse } from "#server/http/documents/atom-feed";
import { idFrom } from "#server/http/pipeline/id-parameters";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { listNewestRecipes } from "#server/recipes/feed-and-sitemap";
import { translations } from "#server/translations";
import { feedEntries } from "../../recipe/parts/feed-entries";

/** A cook's newest public recipes, for feed readers. */
export const loader = forAnyone(
  async ({ db, viewer, request, url, uiLocale, context: { origin } }) => {
    const { person, counts } = await getProfile(db, viewer, idFrom(url, "user", "user.notFound"));
    if (!counts) throw new AppError("user.notPublic");
    return atomResponse(request, {
      title: translations(uiLocale).t("user:feed.title", { username: person.username }),
      pageUrl: origin + paths.userView(person.id),
      feedUrl: origin + paths.userFeed(person.id),
      language: uiLocale,
      entries: feedEntries(await listNewestRecipes(db, viewer, { authorId: person.id }), origin),
    });
  },
);
