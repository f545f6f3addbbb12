import { grantAdministration } from "../../admin/roles";
import type { Command } from "./command";
import { refuseUnknownEmail } from "./refuse-unknown-email";

export const grant: Command = {
  usage: "EMAIL",
  summary: "Makes the user with this address an administrator.",
  help: `They see the admin area on the next page they open. Granting it twice has no further effect.
The audit log records it.

  npm run admin -- grant ada@example.org`,
  async run({ openDb, args: [email = ""], say }) {
    const db = await openDb();
    const { username } = await refuseUnknownEmail(email, (named) =>
      grantAdministration(db, "COMMAND_LINE", named),
    );
    say(`${username} is an administrator.`);
  },
};
