import { useLoaderData, useSearchParams } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { stopEmailChange } from "#server/features/accounts/email-commands";
import { checkEmailLink } from "#server/http/forms/email-link";
import { readForm } from "#server/http/forms/read-form";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { DeadLink, isDeadLink } from "../../account/dead-link";

export const handle = {
  i18n: ["account", "errors"],
  title: "account:stopEmail.title",
  hasErrors: isDeadLink,
};

export const loader = forAnyone((call) => checkEmailLink(call, "STOP_EMAIL_CHANGE"));

/** Redirects to the password reset, because the requester knew the current password. */
export const action = forAnyone(async (call) => {
  const { fields } = await readForm(call.request);
  await stopEmailChange(call.db, String(fields.get("token") ?? ""));
  return redirectWithFlash(call, paths.passwordReset(), { key: "flash:emailStopped" });
});

export default function StopEmailChange() {
  const { t } = useTranslation("account");
  const [query] = useSearchParams();
  const { problem } = useLoaderData<typeof loader>();
  if (problem) {
    return (
      <DeadLink title={t("stopEmail.title")} problem={problem}>
        <LinkButton to={paths.passwordReset()}>{t("reset.title")}</LinkButton>
      </DeadLink>
    );
  }
  return (
    <section className="notice-page">
      <h1>{t("stopEmail.title")}</h1>
      <p>{t("stopEmail.text")}</p>
      <PostForm>
        <input type="hidden" name="token" value={query.get("token") ?? ""} />
        <button type="submit" className="button button-primary">
          {t("stopEmail.submit")}
        </button>
      </PostForm>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
