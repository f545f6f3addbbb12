import { parseWithZod } from "@conform-to/zod/v4";
import { usernameSchema } from "#domain/account/account-schema";
import { problem } from "#domain/form/field-problems";
import { paths } from "#domain/site/paths";
import type { Flash } from "#server/features/accounts/sessions";
import { addMember, addMembers } from "#server/features/cookbooks/add-members";
import { MAX_PEOPLE } from "#server/features/cookbooks/member-choices";
import {
  grantAdministrator,
  removeMember,
  revokeAdministrator,
} from "#server/features/cookbooks/members";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { departureFlash } from "./departure-flash";

type Change = Parameters<typeof grantAdministrator>;

const CHANGES = {
  removeMember: async (...change: Change): Promise<Flash> => {
    const { username, left } = await removeMember(...change);
    return departureFlash("flash:memberRemoved", { username }, left);
  },
  makeAdministrator: async (...change: Change): Promise<Flash> => ({
    key: "flash:administratorMade",
    values: { username: await grantAdministrator(...change) },
  }),
  unmakeAdministrator: async (...change: Change): Promise<Flash> => ({
    key: "flash:administratorUnmade",
    values: { username: await revokeAdministrator(...change) },
  }),
};

export async function addMemberByName(call: ViewerCall, fields: FormData, back?: string) {
  const { db, viewer, url } = call;
  const id = getId(url, "cookbook", "cookbook.notFound");
  const to = back ?? paths.cookbookEdit({ cookbook: id });
  const extra = { form: "member" as const };
  const submission = parseWithZod(fields, { schema: usernameSchema });
  if (submission.status !== "success") return createFormReply(submission, extra);
  const at = {
    "user.notFound": "username",
    "follow.notFound": "username",
    "request.onYourself": "username",
  };
  const says = { "follow.notFound": problem.stranger };
  return runFormCommand(call, submission, { fields: at, says, extra: () => extra }, async () => {
    const username = await addMember(db, viewer, id, submission.value.username);
    const flash = { key: "flash:memberAdded", values: { username } };
    return redirectWithFlash(call, to, flash);
  });
}

export async function addTickedMembers(call: ViewerCall, fields: FormData) {
  const { db, viewer, url } = call;
  const id = getId(url, "cookbook", "cookbook.notFound");
  const people = fields.getAll("person").flatMap((person) => parseId(person) ?? []);
  if (people.length > MAX_PEOPLE) throw new AppError("request.invalid");
  const count = await addMembers(db, viewer, id, people);
  const flash =
    people.length === 0
      ? { key: "flash:nobodyTicked", isRefusal: true }
      : { key: "flash:membersAdded", values: { count } };
  return redirectWithFlash(call, paths.cookbookEdit({ cookbook: id }), flash);
}

export async function changeMember(
  call: ViewerCall,
  fields: FormData,
  change: keyof typeof CHANGES,
  back?: string,
) {
  const { db, viewer, url } = call;
  const id = getId(url, "cookbook", "cookbook.notFound");
  const memberId = parseId(fields.get("member"));
  if (memberId === undefined) throw new AppError("request.invalid");
  const flash = await CHANGES[change](db, viewer, id, memberId);
  return redirectWithFlash(call, back ?? paths.cookbookEdit({ cookbook: id }), flash);
}
