import { useLoaderData, useSearchParams } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { verifyEmail } from "#server/features/accounts/commands";
import { checkEmailLink } from "#server/http/forms/email-link";
import { readForm } from "#server/http/forms/read-form";
import { signInNewcomer } from "#server/http/pipeline/newcomers";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { PostForm } from "~/ui/post-form";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { DeadLink, isDeadLink } from "./dead-link";
import { resendVerificationLink } from "./resend-verification";

export const handle = {
  i18n: ["account", "errors"],
  title: "account:verify.title",
  hasErrors: isDeadLink,
};

export const loader = forAnyone((call) => checkEmailLink(call, "VERIFY_EMAIL"));

export const action = forAnyone(async (call) => {
  const { fields } = await readForm(call.request);
  if (fields.get("intent") === "resend") return resendVerificationLink(call, fields);
  const { id, email } = await verifyEmail(call.db, String(fields.get("token") ?? ""));
  const loggedIn = call.viewer ? undefined : await signInNewcomer(call, id);
  if (loggedIn) return loggedIn;
  const more = call.viewer ? {} : { confirmedEmail: email };
  return redirectWithFlash(call, paths.login(), { key: "flash:verified" }, [], more);
});

/** Opening the link only shows this page, because email programs prefetch links. */
export default function Verify() {
  const { t } = useTranslation("account");
  const [query] = useSearchParams();
  const { problem } = useLoaderData<typeof loader>();
  const result = useFormReply<typeof action>()?.result;
  if (problem) {
    return (
      <DeadLink title={t("verify.title")} problem={problem}>
        <SimpleForm
          id="resend"
          result={result}
          submit={t("login.resend")}
          intent="resend"
          fields={[
            { name: "email", label: t("field.email"), type: "email", autoComplete: "email" },
          ]}
        />
      </DeadLink>
    );
  }
  return (
    <section className="notice-page">
      <h1>{t("verify.title")}</h1>
      <p>{t("verify.text")}</p>
      <PostForm>
        <input type="hidden" name="token" value={query.get("token") ?? ""} />
        <button type="submit" className="button button-primary">
          {t("verify.submit")}
        </button>
      </PostForm>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
