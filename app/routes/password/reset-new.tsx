import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newPasswordSchema } from "#domain/account/account-schema";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { resetPassword } from "#server/features/accounts/password-commands";
import { checkEmailLink } from "#server/http/forms/email-link";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { rememberBrowser } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { LinkButton } from "~/ui/link-button";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { DeadLink, isDeadLink } from "../account/dead-link";
import { newPasswordFields } from "./new-password-fields";

export const handle = {
  i18n: ["account", "errors"],
  title: "account:resetNew.title",
  hasErrors: isDeadLink,
};

export const loader = forAnyone((call) => checkEmailLink(call, "RESET_PASSWORD"));

export const action = forAnyone(async (call) => {
  const { fields } = await readForm(call.request);
  const submission = parseWithZod(fields, { schema: newPasswordSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    const token = call.url.searchParams.get("token") ?? "";
    const userId = await resetPassword(call.db, token, submission.value.password);
    return redirect(serverPaths.passwordResetSuccess(), {
      status: 303,
      headers: { "Set-Cookie": await rememberBrowser(call, userId) },
    });
  });
});

export default function ChooseNewPassword() {
  const { t } = useTranslation("account");
  const { problem } = useLoaderData<typeof loader>();
  const result = useFormReply<typeof action>()?.result;
  if (problem) {
    return (
      <DeadLink title={t("resetNew.title")} problem={problem}>
        <LinkButton to={paths.passwordReset()}>{t("deadLink.again")}</LinkButton>
      </DeadLink>
    );
  }
  return (
    <section className="card narrow-card">
      <h1>{t("resetNew.title")}</h1>
      <SimpleForm
        id="reset-new"
        result={result}
        submit={t("resetNew.submit")}
        fields={newPasswordFields(t)}
      />
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
