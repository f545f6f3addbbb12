import { grantAdministration } from "../admin/roles";
import type { Command } from "./command";

export const grant: Command = {
  takes: "EMAIL",
  does: "Makes the account of this address an administrator's.",
  async run({ openDb, args: [email = ""], say }) {
    const { username } = await grantAdministration(openDb(), "COMMAND_LINE", { email });
    say(`${username} is an administrator.`);
  },
};
