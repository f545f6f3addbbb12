import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { codeSchema, emailSchema, passwordSchema } from "#domain/account/account-schema";
import { paths } from "#domain/site/paths";
import { requestEmailChange } from "#server/features/accounts/email-commands";
import { sendCode } from "#server/features/accounts/emailed-codes";
import { withProof } from "#server/features/accounts/proof-of-identity";
import { getAccount } from "#server/features/accounts/queries";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { allowLinking } from "#server/http/pipeline/google-login";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";

/* These forms ask for the password or an emailed code, so that a hijacked session is not enough. */

export const CONFIRMATION_FIELDS = {
  "user.mailUsed": "email",
  "auth.wrongPassword": "password",
  "auth.wrongCode": "code",
};

/** Requests a change of email; the reply keeps everything typed except the password. */
export async function changeEmailForm(call: ViewerCall, fields: FormData) {
  const { db, viewer, context } = call;
  const schema = emailSchema.and(await confirmationSchema(call));
  const submission = parseWithZod(fields, { schema });
  const extra = { form: "email" as const };
  if (submission.status !== "success") return createFormReply(submission, extra);
  const options = { fields: CONFIRMATION_FIELDS, extra: () => extra };
  return runFormCommand(call, submission, options, async () => {
    const { email, ...proof } = submission.value;
    const typed = typedConfirmation(proof);
    await requestEmailChange(db, viewer, email, { typed, address: context.address });
    const flash = { key: "flash:emailAsked", values: { email } };
    return redirectWithFlash(call, paths.userSettings(), flash);
  });
}

/** Emails a code; keeps the new address already typed. */
export async function emailConfirmationCode(call: ViewerCall, fields: FormData) {
  const codeSentTo = await sendCode(call.db, call.viewer, "CONFIRM_CODE", call.context.address);
  const result = { initialValue: { email: String(fields.get("email") ?? "") } };
  return data({ result, form: "email" as const, codeSentTo });
}

/** Allows linking Google for a few minutes, because a form cannot redirect to another site. */
export async function confirmGoogleLinking(call: ViewerCall, fields: FormData) {
  const submission = parseWithZod(fields, { schema: await confirmationSchema(call) });
  const extra = { form: "google" as const };
  if (submission.status !== "success") return createFormReply(submission, extra);
  const options = { fields: CONFIRMATION_FIELDS, extra: () => extra };
  return runFormCommand(call, submission, options, async () => {
    const proof = { typed: typedConfirmation(submission.value), address: call.context.address };
    await withProof(call.db, call.viewer, proof, async () => undefined);
    await allowLinking(call);
    return redirectWithFlash(call, paths.userSettings(), { key: "flash:googleNext" });
  });
}

/** Schema for the password, or for the code if the account has no password. */
export async function confirmationSchema({ db, viewer }: ViewerCall) {
  const { passwordHash } = await getAccount(db, viewer.id);
  return passwordHash === null ? codeSchema : passwordSchema;
}

export function typedConfirmation(proof: { password: string } | { code: string }): string {
  return "password" in proof ? proof.password : proof.code;
}
