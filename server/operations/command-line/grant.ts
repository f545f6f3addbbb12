import { grantAdministration } from "../../admin/roles";
import type { Command } from "./command";
import { refuseUnknownEmail } from "./refuse-unknown-email";

export const grant: Command = {
  usage: "EMAIL",
  summary: "Makes the account of this address an administrator's.",
  help: `Its owner sees the admin area with the next page they open.
Granting it twice is the same as once. It is written down in the journal.

  npm run admin -- grant ada@example.org`,
  async run({ openDb, args: [email = ""], say }) {
    const db = await openDb();
    const { username } = await refuseUnknownEmail(email, (named) =>
      grantAdministration(db, "COMMAND_LINE", named),
    );
    say(`${username} is an administrator.`);
  },
};
