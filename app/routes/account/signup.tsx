import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { signupSchema } from "#domain/account/account-schema";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { signUp } from "#server/features/accounts/commands";
import { canSignUp, requireOpenRegistration } from "#server/features/accounts/registration";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { createNewcomerCookie, rememberNewcomer } from "#server/http/pipeline/newcomers";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { useFormReply } from "~/ui/form-reply";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";

export const handle = { i18n: ["account", "errors"], title: "account:signup.title" };

export const loader = forAnyone(async (call) => {
  const { viewer, db, context } = call;
  if (viewer) throw redirect(paths.home());
  const isClosed = !(await canSignUp(db, context.registration));
  const headers = { "Set-Cookie": createNewcomerCookie(call) };
  return data({ isClosed }, isClosed ? {} : { headers });
});

export const action = forAnyone(async (call) => {
  const { db, request, locale, context } = call;
  await requireOpenRegistration(db, context.registration);
  const { fields } = await readForm(request);
  const submission = parseWithZod(fields, { schema: signupSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  const at = { "user.mailUsed": "email", "user.usernameUsed": "username" };
  return runFormCommand(call, submission, { fields: at }, async () => {
    const account = { ...submission.value, locale };
    const id = await signUp(db, account, context.address, context.registration);
    await rememberNewcomer(call, id);
    return redirect(serverPaths.verificationEmailSent(), 303);
  });
});

export default function Signup() {
  const { t } = useTranslation("account");
  const isClosed = useLoaderData<typeof loader>()?.isClosed;
  const result = useFormReply<typeof action>()?.result;
  if (isClosed) return <ClosedSignup />;
  return (
    <section className="card narrow-card">
      <h1>{t("signup.title")}</h1>
      <p>{t("signup.intro")}</p>
      <SimpleForm
        id="signup"
        result={result}
        submit={t("signup.submit")}
        fields={[
          {
            name: "username",
            label: t("field.username"),
            hint: t("field.usernameHint"),
            autoComplete: "username",
          },
          { name: "email", label: t("field.email"), type: "email", autoComplete: "email" },
          {
            name: "password",
            label: t("field.password"),
            hint: t("field.passwordHint"),
            type: "password",
            autoComplete: "new-password",
          },
          {
            name: "passwordAgain",
            label: t("field.passwordAgain"),
            type: "password",
            autoComplete: "new-password",
          },
        ]}
      />
      <p>
        {t("signup.haveAccount")} <Link to={paths.login()}>{t("login.title")}</Link>
      </p>
    </section>
  );
}

function ClosedSignup() {
  const { t } = useTranslation("account");
  return (
    <section className="card narrow-card">
      <h1>{t("signup.title")}</h1>
      <p>{t("signup.closed")}</p>
      <p>
        {t("signup.haveAccount")} <Link to={paths.login()}>{t("login.title")}</Link>
      </p>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
