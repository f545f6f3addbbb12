import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { signOut } from "#server/http/pipeline/session";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export const handle = { i18n: ["account"], title: "account:logout.title" };

/** GET changes nothing: it shows a button to confirm. */
export const loader = forAnyone(async ({ viewer, url }) => ({
  isSignedIn: viewer !== null,
  isDeleted: url.pathname + url.search === serverPaths.goodbye(),
}));

export const action = forAnyone(async (call) => {
  return redirect(paths.logout(), { status: 303, headers: { "Set-Cookie": await signOut(call) } });
});

export default function Logout() {
  const { t } = useTranslation(["account", "common"]);
  const { isSignedIn, isDeleted } = useLoaderData<typeof loader>();
  if (isSignedIn) {
    return (
      <section className="notice-page">
        <h1>{t("logout.question")}</h1>
        <PostForm>
          {/* Lynx submits a form without fields as a GET. */}
          <input type="hidden" name="sent" value="yes" />
          <button type="submit" className="button button-primary">
            {t("logout.submit")}
          </button>
        </PostForm>
      </section>
    );
  }
  if (isDeleted) {
    return (
      <section className="notice-page">
        <h1>{t("deleteAccount.done")}</h1>
        <p>{t("deleteAccount.doneText")}</p>
        <LinkButton to={paths.explore()}>{t("common:shell.explore")}</LinkButton>
      </section>
    );
  }
  return (
    <section className="notice-page">
      <h1>{t("logout.title")}</h1>
      <p>{t("logout.text")}</p>
      <LinkButton to={paths.login()}>{t("login.title")}</LinkButton>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
