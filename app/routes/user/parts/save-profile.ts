import { parseWithZod } from "@conform-to/zod/v4";
import { profileSchema } from "#domain/account/account-schema";
import { updateProfile } from "#server/features/accounts/profile-commands";
import { getAccount } from "#server/features/accounts/queries";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { receiveImage } from "#server/http/forms/image-form";
import type { SentForm } from "#server/http/forms/image-upload";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import type { Db } from "#server/platform/db/open";
import { AppError } from "#server/platform/errors";
import { mayEditUser, type Person } from "#server/policies/permissions";

/** The profile of a user the viewer may edit. Throws user.notFound or user.notAllowedToEdit. */
export async function getProfile(db: Db, viewer: Person, userId: number) {
  const account = await getAccount(db, userId);
  if (!mayEditUser(viewer, account.id)) throw new AppError("user.notAllowedToEdit");
  const { id, username, bio, isPublic, autoAcceptsFollows, imageVersion } = account;
  return { id, username, bio, isPublic, autoAcceptsFollows, imageVersion };
}

/** Saves a profile and redirects to `to`; the caller checks permission. */
export async function saveProfile(
  call: ViewerCall,
  id: number,
  { fields, files: [file] }: SentForm,
  to: string,
) {
  const { db, viewer } = call;
  const { image, problems, refused } = await receiveImage(call, fields, file, {
    type: "users",
    id,
  });
  const extra = { sent: image };
  const { username } = await getAccount(db, id);
  const submission = parseWithZod(fields, { schema: profileSchema(username) });
  if (submission.status !== "success" || problems) {
    return createFormReply(submission, extra, problems, refused);
  }
  const at = { "user.usernameUsed": "username" };
  return runFormCommand(call, submission, { fields: at, extra: () => extra }, async () => {
    const profile = { ...submission.value, image: image.change };
    await updateProfile(db, viewer, id, profile);
    return redirectWithFlash(call, to, { key: "flash:profileSaved" });
  });
}
