import { grantAdministration } from "../../admin/roles";
import { byAddress } from "./by-address";
import type { Command } from "./command";

export const grant: Command = {
  takes: "EMAIL",
  does: "Makes the account of this address an administrator's.",
  help: `Its owner sees the admin area with the next page they open.
Granting it twice is the same as once. It is written down in the journal.

  npm run admin -- grant ada@example.org`,
  async run({ openDb, args: [email = ""], say }) {
    const db = await openDb();
    const { username } = await byAddress(email, (named) =>
      grantAdministration(db, "COMMAND_LINE", named),
    );
    say(`${username} is an administrator.`);
  },
};
