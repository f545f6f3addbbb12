import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { newUsernameSchema } from "#domain/account/account-schema";
import { paths } from "#domain/site/paths";
import { signUpWithGoogle } from "#server/features/accounts/google-commands";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { readSession, signInAndReturn } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";

export const handle = { i18n: ["account", "errors"], title: "account:google.title" };

/** Only after Google has returned a profile. */
export const loader = forAnyone(async (call) => {
  const google = (await readSession(call))?.data.google;
  return google ? null : redirect(paths.login());
});

export const action = forAnyone(async (call) => {
  const { db, request, locale, context } = call;
  const google = (await readSession(call))?.data.google;
  if (!google) return redirect(paths.login("auth.sessionNotFound"), 303);
  const { fields } = await readForm(request);
  const submission = parseWithZod(fields, { schema: newUsernameSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  const at = { "user.usernameUsed": "username" };
  return runFormCommand(call, submission, { fields: at }, async () => {
    const account = { ...submission.value, google, locale };
    return signInAndReturn(call, await signUpWithGoogle(db, account, context.registration));
  });
});

export default function PickUsername() {
  const { t } = useTranslation("account");
  return (
    <section className="card narrow-card">
      <h1>{t("google.title")}</h1>
      <p>{t("google.text")}</p>
      <SimpleForm
        id="google"
        result={useFormReply<typeof action>()?.result}
        submit={t("signup.submit")}
        fields={[
          {
            name: "username",
            label: t("field.username"),
            hint: t("field.usernameHint"),
            autoComplete: "username",
          },
        ]}
      />
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
