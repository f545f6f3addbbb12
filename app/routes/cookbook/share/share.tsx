import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import {
  getCookbookSharing,
  shareCookbook,
  unshareCookbook,
} from "#server/features/cookbooks/sharing";
import { readForm } from "#server/http/forms/read-form";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { PostForm } from "~/ui/post-form";
import { RevokeAddress, ShareAddress } from "~/ui/share-address";
import "~/ui/share.css";

/** `recipe` holds the label of the copy button. */
export const handle = { i18n: ["sharing", "recipe"], title: "sharing:title" };

export const loader = forViewer(async ({ db, viewer, url, context }) => {
  const id = getId(url, "cookbook", "cookbook.notFound");
  return { id, origin: context.origin, ...(await getCookbookSharing(db, viewer, id)) };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const id = getId(url, "cookbook", "cookbook.notFound");
  const intent = (await readForm(request)).fields.get("intent");
  if (intent === "share") await shareCookbook(db, viewer, id);
  else if (intent === "unshare") await unshareCookbook(db, viewer, id);
  else throw new AppError("request.invalid");
  const key = intent === "share" ? "sharing:cookbook.made" : "sharing:done.unshare";
  return redirectWithFlash(call, paths.cookbookShare(id), { key });
});

export default function ShareCookbook() {
  const { t } = useTranslation("sharing");
  const { id, origin, name, key, sharedAt } = useLoaderData<typeof loader>();
  return (
    <section className="card share">
      <h1>{t("title")}</h1>
      <p>
        <Link to={paths.cookbookView(id)} dir="auto">
          {name}
        </Link>
      </p>
      {sharedAt === null && <Offer />}
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
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

function Offer() {
  const { t } = useTranslation("sharing");
  return (
    <>
      <p>{t("cookbook.offer")}</p>
      <p>{t("cookbook.shows")}</p>
      <p>{t("cookbook.limits")}</p>
      <PostForm>
        <button type="submit" name="intent" value="share" className="button button-primary">
          {t("make")}
        </button>
      </PostForm>
    </>
  );
}
