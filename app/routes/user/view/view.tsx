import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { getProfile } from "#server/features/follows/queries";
import { listRecipesByAuthor } from "#server/features/recipes/listing-by-author";
import { readCacheable } from "#server/http/page-cache/page-cache";
import { getId } from "#server/http/pipeline/id-parameters";
import { respond } from "#server/http/pipeline/page-response";
import { type Call, forAnyone, forViewer } from "#server/http/pipeline/route-guards";
import { Pager } from "~/ui/pager";
import { RecipeCards } from "~/ui/recipe-card";
import { useTranslation } from "~/ui/translation";
import { profileHead } from "./profile-head";
import { ProfileHeader } from "./profile-header";
import { RECIPES_ID } from "./profile-numbers";
import "./view.css";

interface Loaded {
  person: { username: string };
}

export const handle = {
  i18n: ["user", "recipe", "errors"],
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.person.username,
};

export const loader = forAnyone(async (call) => {
  const { db, viewer, url, uiLocale } = call;
  const id = await readUserId(call);
  const cursor = url.searchParams.get("cursor");
  const { shown, caching } = await readCacheable(call, async () => {
    const profile = await getProfile(db, viewer, id);
    const isSeen = profile.counts !== null;
    return {
      ...profile,
      ...(isSeen ? await listRecipesByAuthor(db, viewer, id, cursor) : NOTHING),
    };
  });
  const { person, bio, isPublic, counts, ...page } = shown;
  const isOwn = viewer?.id === person.id;
  const head = counts && isPublic ? profileHead(person, bio, uiLocale) : undefined;
  return respond(
    {
      person,
      bio,
      counts,
      isOwn,
      isVisitor: viewer === null,
      ...page,
      isFirstPage: cursor === null,
    },
    { status: counts ? 200 : 403, head, caching },
  );
});

const NOTHING = { recipes: [], next: null };

export default function ViewUser() {
  const { t } = useTranslation(["user", "errors"]);
  const { recipes, next, isFirstPage, ...profile } = useLoaderData<typeof loader>();
  const { person, counts, isOwn } = profile;
  return (
    <>
      <ProfileHeader {...profile} />
      {counts ? (
        <section id={RECIPES_ID}>
          <h2>{t("view.recipes")}</h2>
          {recipes.length === 0 && <p>{isOwn ? t("view.noOwnRecipes") : t("view.noRecipes")}</p>}
          <RecipeCards recipes={recipes} level={3} />
          <Pager
            first={isFirstPage ? null : paths.userView(person.id)}
            next={next && paths.userView(person.id, next)}
          />
        </section>
      ) : (
        <section className="notice">
          <h2>{t("errors:user.notPublic")}</h2>
          <p>
            {t(person.following === "PENDING" ? "view.requestSent" : "view.notPublic", {
              username: person.username,
            })}
          </p>
        </section>
      )}
    </>
  );
}

/** The user in the URL, otherwise the viewer; redirects a visitor to login. */
async function readUserId(call: Call): Promise<number> {
  if (call.url.searchParams.has("user")) return getId(call.url, "user", "user.notFound");
  return ownId(call);
}

const ownId = forViewer(async ({ viewer }) => viewer.id);
