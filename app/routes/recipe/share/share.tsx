import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { getSharing, shareRecipe, unshareRecipe } from "#server/features/recipes/sharing";
import { getIntent, readForm } from "#server/http/forms/read-form";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { ShareAddress } from "~/ui/share-address";
import { MakeAddress, SharePage } from "~/ui/share-page";
import { useTranslation } from "~/ui/translation";

export const handle = { i18n: ["sharing", "recipe", "export"], title: "sharing:title" };

const COMMANDS = { share: shareRecipe, unshare: unshareRecipe };

export const loader = forViewer(async ({ db, viewer, url, context }) => {
  const id = getId(url, "id", "recipe.notFound");
  return { id, origin: context.origin, ...(await getSharing(db, viewer, id)) };
});

export const action = forViewer(async (call) => {
  const id = getId(call.url, "id", "recipe.notFound");
  const { fields } = await readForm(call.request);
  const intent = getIntent(fields, ["share", "unshare"]);
  await COMMANDS[intent](call.db, call.viewer, id);
  return redirectWithFlash(call, paths.recipeShare(id), { key: `sharing:done.${intent}` });
});

export default function ShareRecipe() {
  const { t } = useTranslation("sharing");
  const { id, origin, title, visibility, key, sharedAt } = useLoaderData<typeof loader>();
  const isPublic = visibility === "PUBLIC";
  return (
    <SharePage to={paths.recipeView(id)} name={title}>
      {isPublic && <p>{t(key ? "publicShared" : "public")}</p>}
      {key && sharedAt ? (
        <ShareAddress
          {...{ origin, sharedAt }}
          path={paths.recipeView(id, undefined, { key })}
          text={t("open")}
        />
      ) : (
        !isPublic && (
          <>
            <p>{t(`offer.${visibility}`)}</p>
            <p>{t("limits")}</p>
            <MakeAddress />
          </>
        )
      )}
    </SharePage>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
