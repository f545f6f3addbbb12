import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { updatePasswordSchema } from "#domain/account/account-schema";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { updatePassword } from "#server/features/accounts/password-commands";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { forViewer } from "#server/http/pipeline/route-guards";
import { getCurrentAccess } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { newPasswordFields } from "./new-password-fields";

export const handle = { i18n: ["account", "errors"], title: "account:update.title" };

export const loader = forViewer(async () => null);

export const action = forViewer(async (call) => {
  const { db, viewer } = call;
  const { fields } = await readForm(call.request);
  const submission = parseWithZod(fields, { schema: updatePasswordSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  const at = { "auth.wrongPassword": "current" };
  return runFormCommand(call, submission, { fields: at }, async () => {
    await updatePassword(db, viewer, submission.value, await getCurrentAccess(call));
    return redirect(serverPaths.passwordUpdateSuccess(), 303);
  });
});

export default function UpdatePassword() {
  const { t } = useTranslation("account");
  return (
    <section className="card narrow-card">
      <h1>{t("update.title")}</h1>
      <p>{t("update.intro")}</p>
      <SimpleForm
        id="update"
        result={useFormReply<typeof action>()?.result}
        submit={t("resetNew.submit")}
        fields={[
          {
            name: "current",
            label: t("field.currentPassword"),
            type: "password",
            autoComplete: "current-password",
          },
          ...newPasswordFields(t),
        ]}
      />
      <p>
        <Link to={paths.passwordReset()} className="alone">
          {t("login.forgotten")}
        </Link>
      </p>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
