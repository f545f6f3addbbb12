import { revokeAdministration } from "../../admin/roles";
import type { Command } from "./command";
import { refuseUnknownEmail } from "./refuse-unknown-email";

export const revoke: Command = {
  usage: "EMAIL",
  summary: "Makes the account of this address an ordinary one again.",
  help: `The last administrator stays one: name another first (grant).
Revoking it twice is the same as once. It is written down in the journal.

  npm run admin -- revoke ada@example.org`,
  async run({ openDb, args: [email = ""], say }) {
    const db = await openDb();
    const { username } = await refuseUnknownEmail(email, (named) =>
      revokeAdministration(db, "COMMAND_LINE", named),
    );
    say(`${username} is not an administrator.`);
  },
};
