import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "@mantine/core";
import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { loginSchema } from "#domain/account/account-schema";
import { parseErrorCode } from "#domain/site/errors";
import { paths } from "#domain/site/paths";
import { checkCredentials } from "#server/features/accounts/commands";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { readCacheable } from "#server/http/page-cache/page-cache";
import { REDIRECTED_FROM_COOKIE, readCookie } from "#server/http/pipeline/cookies";
import { respond } from "#server/http/pipeline/page-response";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { getVisitor, readSession, signInAndReturn } from "#server/http/pipeline/session";
import { useRootData } from "~/shell/root-data";
import { useFormReply } from "~/ui/form-reply";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { GoogleLink } from "./google-link";
import { resendVerificationLink } from "./resend-verification";

export const handle = { i18n: ["account", "errors"], title: "account:login.title" };

export const loader = forAnyone(async (call) => {
  const { viewer, request, url, context } = call;
  if (viewer) return redirect(paths.home());
  const email = (await readSession(call))?.data.confirmedEmail ?? null;
  const because = parseErrorCode(url.searchParams.get("because")) ?? null;
  const isOnTheWay = readCookie(request, REDIRECTED_FROM_COOKIE, context) !== undefined;
  const hasGoogle = context.google !== undefined;
  const shown = { email, because, isOnTheWay, hasGoogle };
  if (email !== null) return respond(shown, {});
  if (isOnTheWay) return respond(shown, { caching: { kind: "rendering" } });
  const { caching } = await readCacheable(call, async () => shown);
  return respond(shown, { caching });
});

export const action = forAnyone(async (call) => {
  const { db, request } = call;
  const { fields } = await readForm(request);
  if (fields.get("intent") === "resend") return resendVerificationLink(call, fields);
  const submission = parseWithZod(fields, { schema: loginSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    const userId = await checkCredentials(db, submission.value, getVisitor(call));
    return signInAndReturn(call, userId);
  });
});

export default function Login() {
  const { t } = useTranslation(["account", "common", "errors"]);
  const loaded = useLoaderData<typeof loader>();
  const canSignUp = useRootData()?.canSignUp;
  return (
    <section className="card narrow-card">
      <h1>{t("login.title")}</h1>
      <p className="hint">{t("common:tagline")}</p>
      {loaded?.because && (
        <p className="notice" role="alert">
          {loaded.because === "auth.sessionNotFound"
            ? t("login.loggedOut")
            : t(`errors:${loaded.because}`)}
        </p>
      )}
      {loaded?.isOnTheWay && <p>{t("login.onTheWay")}</p>}
      <SimpleForm
        id="login"
        result={useFormReply<typeof action>()?.result}
        submit={t("login.submit")}
        focus={loaded?.email ? "password" : undefined}
        fields={[
          {
            name: "email",
            label: t("field.email"),
            type: "email",
            autoComplete: "email",
            value: loaded?.email ?? undefined,
          },
          {
            name: "password",
            label: t("field.password"),
            type: "password",
            autoComplete: "current-password",
          },
        ]}
        more={(problems) =>
          problems.includes("auth.notVerified") && (
            <Button type="submit" name="intent" value="resend" variant="default">
              {t("login.resend")}
            </Button>
          )
        }
      />
      {loaded?.hasGoogle && <GoogleLink label={t("login.google")} />}
      <p>
        <Link to={paths.passwordReset()} className="alone">
          {t("login.forgotten")}
        </Link>
      </p>
      {canSignUp && (
        <p>
          {t("login.noAccount")} <Link to={paths.signup()}>{t("signup.title")}</Link>
        </p>
      )}
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
