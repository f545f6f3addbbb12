import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "@mantine/core";
import { redirect } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { signUp } from "#server/accounts/commands";
import { readForm } from "#server/http/form";
import { formReply, runForForm } from "#server/http/reply";
import { forAnyone } from "#server/http/require";
import { signupSchema } from "~/model/account-schema";
import { paths } from "~/paths";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { TextField } from "~/ui/text-field";

export const handle = { i18n: ["account"], title: "account:signup.title" };

export const loader = forAnyone(async ({ viewer }) => (viewer ? redirect(paths.home()) : null));

export const action = forAnyone(async (call) => {
  const { db, request, locale, context } = call;
  const { fields } = await readForm(request);
  const submission = parseWithZod(fields, { schema: signupSchema });
  if (submission.status !== "success") return formReply(call, submission, {});
  const at = { "user.mailUsed": "email", "user.usernameUsed": "username" };
  return runForForm(call, submission, { fields: at, extra: {} }, async () => {
    await signUp(db, { ...submission.value, locale }, context.address);
    return redirect(paths.verificationEmailSent(), 303);
  });
});

export default function Signup() {
  const { t } = useTranslation("account");
  const [form, fields] = useForm<
    Record<"username" | "email" | "password" | "passwordAgain", string>
  >({
    id: "signup",
    lastResult: useActionData<typeof action>()?.result,
  });
  const first = firstWrongField(form);
  const labels: Record<string, string> = {
    username: t("field.username"),
    email: t("field.email"),
    password: t("field.password"),
    passwordAgain: t("field.passwordAgain"),
  };
  return (
    <FormTheme>
      <section className="card narrow-card">
        <h1>{t("signup.title")}</h1>
        <p>{t("signup.intro")}</p>
        <form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary form={form} labelOf={(field) => labels[field] ?? field} />
          <TextField
            field={fields.username}
            label={labels.username}
            hint={t("field.usernameHint")}
            autoComplete="username"
            autoFocus={first === "username"}
          />
          <TextField
            field={fields.email}
            label={labels.email}
            type="email"
            autoComplete="email"
            autoFocus={first === "email"}
          />
          <TextField
            field={fields.password}
            label={labels.password}
            hint={t("field.passwordHint")}
            type="password"
            autoComplete="new-password"
            autoFocus={first === "password"}
          />
          <TextField
            field={fields.passwordAgain}
            label={labels.passwordAgain}
            type="password"
            autoComplete="new-password"
            autoFocus={first === "passwordAgain"}
          />
          <Button type="submit" fullWidth>
            {t("signup.submit")}
          </Button>
        </form>
        <p>
          {t("signup.haveAccount")} <Link to={paths.login()}>{t("login.title")}</Link>
        </p>
      </section>
    </FormTheme>
  );
}
