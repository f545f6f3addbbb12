import { LINK_HOURS } from "#domain/email/emailed-links";
import { issueResetLink } from "../../admin/reset-link";
import type { Config } from "../../platform/config";
import type { Command } from "./command";
import { refuseUnknownEmail } from "./refuse-unknown-email";

export const resetLink: Command = {
  usage: "EMAIL",
  summary: "Prints a link by which the account's owner chooses a new password.",
  help: `For when no mail arrives. The link works once and for ${LINK_HOURS} hours, and ends any older one.
Whoever opens it gets the account: treat it as a secret, and hand it to the owner alone.
Choosing the password confirms the address of an account that was not confirmed yet, gives one to
an account that only signed in with Google, and ends its sessions.
The link begins with PUBLIC_URL. That it was made is written down in the journal, the link is not.

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
