import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "@mantine/core";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { deleteAccount } from "#server/features/accounts/account-deletion";
import { sendCode } from "#server/features/accounts/emailed-codes";
import { getAccount } from "#server/features/accounts/queries";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash, signOut } from "#server/http/pipeline/session";
import { ERROR_STATUS } from "#server/platform/errors";
import { useFormReply } from "~/ui/form-reply";
import { LinkButton } from "~/ui/link-button";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { DeadLink, isDeadLink } from "../../account/dead-link";
import { useConfirmationField } from "../parts/confirmation-field";
import {
  CONFIRMATION_FIELDS,
  confirmationSchema,
  typedConfirmation,
} from "../parts/password-confirmed-forms";

export const handle = {
  i18n: ["account", "errors"],
  title: "account:deleteAccount.title",
  hasErrors: isDeadLink,
};

/** Deletion used to need an emailed link; such a link is now reported as invalid. */
export const loader = forViewer(async ({ db, viewer, url }) => {
  const { passwordHash } = await getAccount(db, viewer.id);
  const problem = url.searchParams.has("token") ? ("auth.invalidToken" as const) : null;
  const status = problem ? ERROR_STATUS[problem] : 200;
  return data({ hasPassword: passwordHash !== null, problem }, { status });
});

export const action = forViewer(async (call) => {
  const { db, viewer, context } = call;
  const { address } = context;
  const { fields } = await readForm(call.request);
  if (fields.get("intent") === "emailCode") {
    const email = await sendCode(db, viewer, "DELETE_ACCOUNT", address);
    return redirectWithFlash(call, paths.accountDelete(), {
      key: "flash:codeEmailed",
      values: { email },
    });
  }
  const submission = parseWithZod(fields, { schema: await confirmationSchema(call) });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, { fields: CONFIRMATION_FIELDS }, async () => {
    await deleteAccount(db, viewer, { typed: typedConfirmation(submission.value), address });
    return redirect(serverPaths.goodbye(), {
      status: 303,
      headers: { "Set-Cookie": await signOut(call) },
    });
  });
});

export default function DeleteAccount() {
  const { t } = useTranslation("account");
  const { hasPassword, problem } = useLoaderData<typeof loader>();
  const result = useFormReply<typeof action>()?.result;
  const proof = useConfirmationField(hasPassword);
  if (problem) {
    return (
      <DeadLink title={t("deleteAccount.title")} problem={problem}>
        <LinkButton to={paths.accountDelete()}>{t("deadLink.delete")}</LinkButton>
      </DeadLink>
    );
  }
  return (
    <section className="card narrow-card">
      <h1>{t("deleteAccount.title")}</h1>
      <p>{t("deleteAccount.goes")}</p>
      <p>{t("deleteAccount.stays")}</p>
      <p>
        <b>{t("deleteAccount.final")}</b>
      </p>
      <SimpleForm
        id="delete-account"
        result={result}
        submit={t("deleteAccount.submit")}
        fields={[proof]}
        more={() =>
          !hasPassword && (
            <Button type="submit" name="intent" value="emailCode" variant="default">
              {t("settings.emailCode")}
            </Button>
          )
        }
      />
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
