import { useLoaderData, useSearchParams } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { confirmEmailChange } from "#server/features/accounts/email-commands";
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
  title: "account:confirmEmail.title",
  hasErrors: isDeadLink,
};

export const loader = forAnyone((call) => checkEmailLink(call, "CHANGE_EMAIL"));

export const action = forAnyone(async (call) => {
  const { fields } = await readForm(call.request);
  await confirmEmailChange(call.db, String(fields.get("token") ?? ""));
  const to = call.viewer ? paths.userSettings() : paths.login();
  return redirectWithFlash(call, to, { key: "flash:emailChanged" });
});

export default function ConfirmEmail() {
  const { t } = useTranslation("account");
  const [query] = useSearchParams();
  const { problem } = useLoaderData<typeof loader>();
  if (problem) {
    return (
      <DeadLink title={t("confirmEmail.title")} problem={problem}>
        <LinkButton to={paths.userSettings()}>{t("deadLink.settings")}</LinkButton>
      </DeadLink>
    );
  }
  return (
    <section className="notice-page">
      <h1>{t("confirmEmail.title")}</h1>
      <PostForm>
        <input type="hidden" name="token" value={query.get("token") ?? ""} />
        <button type="submit" className="button button-primary">
          {t("confirmEmail.submit")}
        </button>
      </PostForm>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
