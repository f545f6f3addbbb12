import { MAX_MAINTENANCE_MESSAGE } from "#domain/administration/maintenance";
import { maintenanceSchema } from "#domain/administration/reason-schemas";
import { endMaintenance, findMaintenance, startMaintenance } from "../../admin/maintenance";
import type { Db } from "../../platform/db/open";
import { type Command, Refused, WrongUsage } from "./command";

export const maintenance: Command = {
  usage: "on|off|status",
  summary: "Turns maintenance mode on or off.",
  help: `--message TEXT   with on: shown on the maintenance page, below the standard text; at most
                 ${MAX_MAINTENANCE_MESSAGE} characters. If maintenance is already on, only the message changes.

A running server applies it within a second. Everybody except administrators gets the maintenance
page with status 503; logging in stays possible.

Examples:
  npm run admin -- maintenance on --message "Back at six."
  npm run admin -- maintenance off`,
  options: { message: { type: "string" } },
  async run({ openDb, args: [state = ""], options, say }) {
    const db = await openDb();
    const message = String(options.message ?? "");
    if (state === "on") await start(db, message);
    else if (state === "off") await endMaintenance(db, "COMMAND_LINE");
    else if (state !== "status") throw new WrongUsage(`Use on, off or status, not ${state}.`);
    say(await describeState(db));
  },
};

async function start(db: Db, given: string): Promise<void> {
  const parsed = maintenanceSchema.safeParse({ message: given });
  if (!parsed.success) {
    throw new Refused(`The message is longer than ${MAX_MAINTENANCE_MESSAGE} characters.`);
  }
  await startMaintenance(db, "COMMAND_LINE", parsed.data.message);
}

async function describeState(db: Db): Promise<string> {
  const maintenance = await findMaintenance(db);
  if (!maintenance) return "Maintenance is off.";
  const since = `Maintenance is on since ${new Date(maintenance.since).toISOString()}.`;
  return maintenance.message === "" ? since : `${since}\nMessage: ${maintenance.message}`;
}
