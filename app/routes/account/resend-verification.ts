import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { emailSchema } from "#domain/account/account-schema";
import { serverPaths } from "#domain/site/server-paths";
import { resendVerification } from "#server/features/accounts/commands";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import type { Call } from "#server/http/pipeline/route-guards";

/** Sends the verification email again; the form contains only the address. */
export async function resendVerificationLink(call: Call, fields: FormData) {
  const submission = parseWithZod(fields, { schema: emailSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    await resendVerification(call.db, submission.value.email, call.context.address);
    return redirect(serverPaths.verificationEmailSent(), 303);
  });
}
