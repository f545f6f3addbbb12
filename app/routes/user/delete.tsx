import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
  deleteAccountByLink,
  deleteAccountByPassword,
  requestDeletion,
} from "#server/accounts/leaving";
import { getAccount } from "#server/accounts/queries";
import { readForm } from "#server/http/form";
import { formReply, runForForm } from "#server/http/reply";
import { forViewer } from "#server/http/require";
import { redirectWithFlash, signOut } from "#server/http/session";
import { passwordSchema } from "~/model/account-schema";
import { paths } from "~/paths";
import { PostForm } from "~/ui/post-form";
import { useReply } from "~/ui/reply";
import { SimpleForm } from "~/ui/simple-form";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle = { i18n: ["account"], title: "account:deleteAccount.title" };

export const loader = forViewer(async ({ db, viewer, url }) => {
  const { passwordHash } = await getAccount(db, viewer.id);
  return { hasPassword: passwordHash !== null, token: url.searchParams.get("token") };
});

export const action = forViewer(async (call) => {
  const { db, viewer, context } = call;
  const { address } = context;
  const { fields } = await readForm(call.request);
  const gone = async () =>
    redirect(paths.logout(), { status: 303, headers: { "Set-Cookie": await signOut(call) } });
  if (fields.get("intent") === "mail") {
    await requestDeletion(db, viewer, address);
    return redirectWithFlash(call, paths.accountDelete(), { key: "flash.deletionAsked" });
  }
  if (fields.get("intent") === "link") {
    await deleteAccountByLink(db, viewer, String(fields.get("token") ?? ""));
    return gone();
  }
  const submission = parseWithZod(fields, { schema: passwordSchema });
  if (submission.status !== "success") return formReply(call, submission, {});
  const at = { "auth.wrongPassword": "password" };
  return runForForm(call, submission, { fields: at }, async () => {
    const { password: typed } = submission.value;
    await deleteAccountByPassword(db, viewer, { typed, address });
    return gone();
  });
});

export default function DeleteAccount() {
  const { t } = useTranslation("account");
  const { hasPassword, token } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  return (
    <section className="card narrow-card">
      <h1>{t("deleteAccount.title")}</h1>
      <p>{t("deleteAccount.goes")}</p>
      <p>{t("deleteAccount.stays")}</p>
      <p>
        <b>{t("deleteAccount.final")}</b>
      </p>
      {hasPassword && (
        <SimpleForm
          id="delete-account"
          result={result}
          submit={t("deleteAccount.submit")}
          fields={[
            {
              name: "password",
              label: t("field.password"),
              type: "password",
              autoComplete: "current-password",
            },
          ]}
        />
      )}
      {!hasPassword && (
        <PostForm>
          {token && <input type="hidden" name="token" value={token} />}
          <button
            type="submit"
            name="intent"
            value={token ? "link" : "mail"}
            className={`button button-${token ? "danger" : "quiet"}`}
          >
            {token ? t("deleteAccount.submit") : t("deleteAccount.mail")}
          </button>
        </PostForm>
      )}
    </section>
  );
}
