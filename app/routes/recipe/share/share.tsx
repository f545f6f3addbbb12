import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import { getSharing, shareRecipe, unshareRecipe } from "#server/features/recipes/sharing";
import { readForm } from "#server/http/forms/read-form";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { PostForm } from "~/ui/post-form";
import { ShareAddress } from "~/ui/share-address";
import "~/ui/share.css";

export const handle = { i18n: ["sharing", "recipe"], title: "sharing:title" };

export const loader = forViewer(async ({ db, viewer, url, context }) => {
  const id = getId(url, "id", "recipe.notFound");
  return { id, origin: context.origin, ...(await getSharing(db, viewer, id)) };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const id = getId(url, "id", "recipe.notFound");
  const intent = (await readForm(request)).fields.get("intent");
  if (intent === "share") await shareRecipe(db, viewer, id);
  else if (intent === "unshare") await unshareRecipe(db, viewer, id);
  else throw new AppError("request.invalid");
  return redirectWithFlash(call, paths.recipeShare(id), { key: `sharing:done.${intent}` });
});

export default function ShareRecipe() {
  const { t } = useTranslation("sharing");
  const { id, origin, title, visibility, key, sharedAt } = useLoaderData<typeof loader>();
  const isPublic = visibility === "PUBLIC";
  return (
    <section className="card share">
      <h1>{t("title")}</h1>
      <p>
        <Link to={paths.recipeView(id)} className="alone" dir="auto">
          {title}
        </Link>
      </p>
      {isPublic && <p>{t(key ? "publicShared" : "public")}</p>}
      {key && sharedAt ? (
        <ShareAddress
          {...{ origin, sharedAt }}
          path={paths.recipeView(id, undefined, key)}
          text={t("open")}
        />
      ) : (
        !isPublic && (
          <>
            <p>{t(`offer.${visibility}`)}</p>
            <p>{t("limits")}</p>
            <PostForm>
              <button type="submit" name="intent" value="share" className="button button-primary">
                {t("make")}
              </button>
            </PostForm>
          </>
        )
      )}
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
