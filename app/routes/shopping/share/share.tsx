import { useLoaderData } from "@remix-run/react";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { getHouseholdSharing } from "#server/features/households/links";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { changeHouseholdLink } from "#server/http/forms/household-link";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { HouseholdShare } from "~/ui/household-share";
import { useTranslation } from "~/ui/translation";

/** `recipe` holds the label of the copy button. */
export const handle = { i18n: ["shopping", "sharing", "recipe", "export"], title: "sharing:title" };

const DONE = {
  share: "sharing:list.made",
  replace: "sharing:done.replace",
  unshare: "sharing:done.unshare",
};

export const loader = forViewer(async ({ db, viewer, url, context }) => {
  const choice = readHouseholdChoice(url.searchParams);
  const sharing = await getHouseholdSharing(db, viewer, choice, "LIST");
  return { ...choice, origin: context.origin, ...sharing };
});

export const action = forViewer(async (call) => {
  const { intent, cookbook } = await changeHouseholdLink(call, "LIST");
  return redirectWithFlash(call, ownPaths.shoppingShare({ cookbook }), { key: DONE[intent] });
});

export default function ShareShoppingList() {
  const { t } = useTranslation("shopping");
  const { cookbook, cookbookName, origin, key, sharedAt } = useLoaderData<typeof loader>();
  return (
    <HouseholdShare
      kind="list"
      to={paths.shopping({ cookbook: cookbook ?? undefined })}
      name={cookbookName === null ? t("title") : t("of", { cookbook: cookbookName })}
      isOfCookbook={cookbook !== null}
      path={key && ownPaths.shoppingShared(key)}
      {...{ origin, sharedAt }}
    />
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
