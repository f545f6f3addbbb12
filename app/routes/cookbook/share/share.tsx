import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import {
  getCookbookSharing,
  shareCookbook,
  unshareCookbook,
} from "#server/features/cookbooks/sharing";
import { getIntent, readForm } from "#server/http/forms/read-form";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { RevokeAddress, ShareAddress } from "~/ui/share-address";
import { MakeAddress, SharePage } from "~/ui/share-page";
import { useTranslation } from "~/ui/translation";

/** `recipe` holds the label of the copy button. */
export const handle = { i18n: ["sharing", "recipe", "export"], title: "sharing:title" };

const COMMANDS = { share: shareCookbook, unshare: unshareCookbook };
const DONE = { share: "sharing:cookbook.made", unshare: "sharing:done.unshare" };

export const loader = forViewer(async ({ db, viewer, url, context }) => {
  const id = getId(url, "cookbook", "cookbook.notFound");
  return { id, origin: context.origin, ...(await getCookbookSharing(db, viewer, id)) };
});

export const action = forViewer(async (call) => {
  const id = getId(call.url, "cookbook", "cookbook.notFound");
  const { fields } = await readForm(call.request);
  const intent = getIntent(fields, ["share", "unshare"]);
  await COMMANDS[intent](call.db, call.viewer, id);
  return redirectWithFlash(call, paths.cookbookShare(id), { key: DONE[intent] });
});

export default function ShareCookbook() {
  const { t } = useTranslation("sharing");
  const { id, origin, name, key, sharedAt } = useLoaderData<typeof loader>();
  return (
    <SharePage to={paths.cookbookView(id)} name={name}>
      {sharedAt === null && (
        <>
          <p>{t("cookbook.offer")}</p>
          <p>{t("cookbook.shows")}</p>
          <p>{t("cookbook.limits")}</p>
          <MakeAddress />
        </>
      )}
      {sharedAt !== null && key === null && (
        <>
          <p>{t("cookbook.others")}</p>
          <RevokeAddress />
        </>
      )}
      {sharedAt !== null && key !== null && (
        <>
          <p>{t("cookbook.shows")}</p>
          <ShareAddress
            {...{ origin, sharedAt }}
            path={paths.cookbookShared(key)}
            text={t("cookbook.open")}
          />
        </>
      )}
    </SharePage>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
