import { appendToAuditLog } from "../audit-log";
import { setAside } from "../backup/lost-database";
import { lockDataDir } from "../db/lock";
import { migrateToLatest } from "../db/migrate";
import { openDatabase } from "../db/open";
import { isWithoutAccounts } from "../db/schema";
import { type Command, Refused } from "./command";
import { refuseOtherOwner } from "./open-database";

export const beginNew: Command = {
  takes: "",
  does: "Begins with nothing where the database was lost; what is left is kept.",
  help: `Popote must be stopped. Where pictures or backups are there and nobody has an account, Popote
does not start: its database was lost, and a backup should be restored. Where there is none to restore,
this moves what is left into a folder before-new-… beside it and makes an empty database. The first
who signs up administers it. Backups that are made from then on take the place of the earlier ones in
BACKUP_DIR, the oldest first.`,
  async run({ config: { dataDir }, say }) {
    refuseOtherOwner(dataDir);
    const lock = lockDataDir(dataDir);
    try {
      if (!isWithoutAccounts(dataDir)) {
        throw new Refused(`There are accounts in ${dataDir}: nothing was changed.`);
      }
      const aside = setAside(dataDir);
      const db = openDatabase(dataDir);
      try {
        await migrateToLatest(db);
        await appendToAuditLog(db, "COMMAND_LINE", "database.new", aside);
      } finally {
        await db.destroy();
      }
      say(`${dataDir} is as new. What was there is kept in ${aside}. Start Popote with: npm start`);
    } finally {
      lock.release();
    }
  },
};
