import { revokeAdministration } from "../../admin/roles";
import { byAddress } from "./by-address";
import type { Command } from "./command";

export const revoke: Command = {
  takes: "EMAIL",
  does: "Makes the account of this address an ordinary one again.",
  help: `The last administrator stays one: name another first (grant).
Revoking it twice is the same as once. It is written down in the journal.

  npm run admin -- revoke ada@example.org`,
  async run({ openDb, args: [email = ""], say }) {
    const db = await openDb();
    const { username } = await byAddress(email, (named) =>
      revokeAdministration(db, "COMMAND_LINE", named),
    );
    say(`${username} is not an administrator.`);
  },
};
