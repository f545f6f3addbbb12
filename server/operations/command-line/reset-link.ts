import { LINK_HOURS } from "#domain/email/emailed-links";
import { issueResetLink } from "../../admin/reset-link";
import type { Config } from "../../platform/config";
import type { Command } from "./command";
import { refuseUnknownEmail } from "./refuse-unknown-email";

export const resetLink: Command = {
  usage: "EMAIL",
  summary: "Prints a password reset link.",
  help: `For users who receive no email. The link works once, for ${LINK_HOURS} hours, and replaces any older one.
Anybody who opens it controls the account: treat it as a secret, and give it to the owner only.
Choosing the password confirms an unconfirmed address, adds a password to an account that only
signed in with Google, and ends the account's sessions.
The link starts with PUBLIC_URL. The audit log records that it was created, but not the link.

  npm run --silent admin -- reset-link bob@example.org`,
  async run({ openDb, config, args: [email = ""], say, warn }) {
    const db = await openDb();
    const { username, hasPassword, isVerified, isSuspended, link } = await refuseUnknownEmail(
      email,
      (named) => issueResetLink(db, "COMMAND_LINE", named, getOrigin(config)),
    );
    say(link);
    warn(
      `This link is a secret: whoever opens it gets the account of ${username}. It works once, for ${LINK_HOURS} hours.`,
    );
    if (!hasPassword) warn(`${username} signs in with Google and has no password yet.`);
    if (!isVerified) warn(`The address of ${username} is not confirmed yet; the link confirms it.`);
    if (isSuspended) warn(`${username} is suspended, and stays so.`);
    if (!config.publicUrl) warn("PUBLIC_URL is not set: the link opens on this machine only.");
  },
};

function getOrigin({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}
