import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { emailSchema } from "#domain/account/account-schema";
import { serverPaths } from "#domain/site/server-paths";
import { requestPasswordReset } from "#server/features/accounts/password-commands";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { getVisitor } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";

export const handle = { i18n: ["account", "errors"], title: "account:reset.title" };

export const loader = forAnyone(async () => null);

export const action = forAnyone(async (call) => {
  const { fields } = await readForm(call.request);
  const submission = parseWithZod(fields, { schema: emailSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    await requestPasswordReset(call.db, submission.value.email, getVisitor(call));
    return redirect(serverPaths.passwordResetEmail(), 303);
  });
});

export default function RequestReset() {
  const { t } = useTranslation("account");
  return (
    <section className="card narrow-card">
      <h1>{t("reset.title")}</h1>
      <p>{t("reset.intro")}</p>
      <SimpleForm
        id="reset"
        result={useFormReply<typeof action>()?.result}
        submit={t("reset.submit")}
        fields={[{ name: "email", label: t("field.email"), type: "email", autoComplete: "email" }]}
      />
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
