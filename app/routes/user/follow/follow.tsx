import { redirect } from "@remix-run/node";
import { FOLLOW_INTENTS } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import { blockUser, unblockUser } from "#server/features/follows/blocking";
import {
  acceptFollow,
  declineFollow,
  removeFollower,
  requestFollow,
  unfollow,
} from "#server/features/follows/commands";
import { getIntent, readForm } from "#server/http/forms/read-form";
import { toSameSitePath } from "#server/http/pipeline/csrf";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";

const COMMANDS = {
  follow: requestFollow,
  unfollow,
  accept: acceptFollow,
  decline: declineFollow,
  remove: removeFollower,
  block: blockUser,
  unblock: unblockUser,
};

/** A visitor who logged in to follow a user returns to the profile. */
export const loader = forViewer(async ({ url }) => {
  const user = parseId(url.searchParams.get("user"));
  return redirect(user ? paths.userView(user) : paths.userList());
});

/** Handles the follow buttons of every page; redirects back to that page. */
export const action = forViewer(async (call) => {
  const { fields } = await readForm(call.request);
  const intent = getIntent(fields, FOLLOW_INTENTS);
  const user = parseId(fields.get("user"));
  if (!user) throw new AppError("user.notFound");
  const { outcome, username } = await COMMANDS[intent](call.db, call.viewer, user);
  const back = toSameSitePath(String(fields.get("from"))) ?? paths.userView(user);
  return redirectWithFlash(call, back, { key: `flash:follow.${outcome}`, values: { username } });
});

/** Renders only errors; a route without a component would return them as JSON. */
export default function Follow() {
  return null;
}

export { ErrorBoundary } from "~/shell/error-boundary";
