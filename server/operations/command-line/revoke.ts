import { revokeAdministration } from "../../admin/roles";
import type { Command } from "./command";
import { refuseUnknownEmail } from "./refuse-unknown-email";

export const revoke: Command = {
  usage: "EMAIL",
  summary: "Makes the administrator with this address an ordinary user.",
  help: `The last administrator cannot be revoked: grant another one first. Revoking it twice has no further
effect. The audit log records it.

  npm run admin -- revoke ada@example.org`,
  async run({ openDb, args: [email = ""], say }) {
    const db = await openDb();
    const { username } = await refuseUnknownEmail(email, (named) =>
      revokeAdministration(db, "COMMAND_LINE", named),
    );
    say(`${username} is not an administrator.`);
  },
};
