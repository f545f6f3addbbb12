import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";

import { useTranslation } from "react-i18next";
import { resetPassword } from "#server/accounts/password-commands";
import { readForm } from "#server/http/form";
import { formReply, runForForm } from "#server/http/reply";
import { forAnyone } from "#server/http/require";
import { newPasswordSchema } from "~/model/account-schema";
import { paths } from "~/paths";
import { useReply } from "~/ui/reply";
import { SimpleForm } from "~/ui/simple-form";
import { newPasswordFields } from "./new-password-fields";

export const handle = { i18n: ["account"], title: "account:resetNew.title" };

export const loader = forAnyone(async () => null);

export const action = forAnyone(async (call) => {
  const { fields } = await readForm(call.request);
  const submission = parseWithZod(fields, { schema: newPasswordSchema });
  if (submission.status !== "success") return formReply(call, submission, {});
  return runForForm(call, submission, {}, async () => {
    const token = call.url.searchParams.get("token") ?? "";
    await resetPassword(call.db, token, submission.value.password);
    return redirect(paths.passwordResetSuccess(), 303);
  });
});

export default function ChooseNewPassword() {
  const { t } = useTranslation("account");
  return (
    <section className="card narrow-card">
      <h1>{t("resetNew.title")}</h1>
      <SimpleForm
        id="reset-new"
        result={useReply<typeof action>()?.result}
        submit={t("resetNew.submit")}
        fields={newPasswordFields(t)}
      />
    </section>
  );
}
