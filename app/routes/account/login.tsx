import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "@mantine/core";
import { redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { checkCredentials, resendVerification } from "#server/accounts/commands";
import { clearCookie, REDIRECTED_FROM_COOKIE, readCookie } from "#server/http/cookies";
import { readForm } from "#server/http/form";
import { formReply, runForForm } from "#server/http/reply";
import { forAnyone } from "#server/http/require";
import { sameSitePath } from "#server/http/same-origin";
import { signIn } from "#server/http/session";
import { loginSchema } from "~/model/account-schema";
import { paths } from "~/paths";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { TextField } from "~/ui/text-field";

export const handle = { i18n: ["account"], title: "account:login.title" };

export const loader = forAnyone(async ({ viewer, request }) => {
  if (viewer) return redirect(paths.home());
  return { isOnTheWay: readCookie(request, REDIRECTED_FROM_COOKIE) !== undefined };
});

export const action = forAnyone(async (call) => {
  const { db, request, context } = call;
  const { fields } = await readForm(request);
  const submission = parseWithZod(fields, { schema: loginSchema });
  if (submission.status !== "success") return formReply(call, submission, {});
  return runForForm(call, submission, { extra: {} }, async () => {
    if (fields.get("intent") === "resend") {
      await resendVerification(db, submission.value.email, context.address);
      return redirect(paths.verificationEmailSent(), 303);
    }
    const userId = await checkCredentials(db, submission.value, context.address);
    const back = sameSitePath(readCookie(request, REDIRECTED_FROM_COOKIE)) ?? paths.home();
    const headers = new Headers();
    headers.append("Set-Cookie", await signIn(call, userId));
    headers.append("Set-Cookie", clearCookie(REDIRECTED_FROM_COOKIE, context));
    return redirect(back, { status: 303, headers });
  });
});

export default function Login() {
  const { t } = useTranslation("account");
  const isOnTheWay = useLoaderData<typeof loader>()?.isOnTheWay;
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: "login",
    lastResult: useActionData<typeof action>()?.result,
  });
  const first = firstWrongField(form);
  const labels: Record<string, string> = {
    email: t("field.email"),
    password: t("field.password"),
  };
  return (
    <FormTheme>
      <section className="card narrow-card">
        <h1>{t("login.title")}</h1>
        {isOnTheWay && <p>{t("login.onTheWay")}</p>}
        <form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary form={form} labelOf={(field) => labels[field] ?? field} />
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
            type="password"
            autoComplete="current-password"
            autoFocus={first === "password" || first === ""}
          />
          <Button type="submit" fullWidth>
            {t("login.submit")}
          </Button>
          {form.errors?.includes("auth.notVerified") && (
            <Button type="submit" name="intent" value="resend" variant="default">
              {t("login.resend")}
            </Button>
          )}
        </form>
        <p>
          <Link to={paths.passwordReset()}>{t("login.forgotten")}</Link>
        </p>
        <p>
          {t("login.noAccount")} <Link to={paths.signup()}>{t("signup.title")}</Link>
        </p>
      </section>
    </FormTheme>
  );
}
