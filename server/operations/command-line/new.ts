import { migrateToLatest } from "../../platform/db/migrate";
import { pickEngine } from "../../platform/db/open";
import { lockDataDir } from "../../platform/db/sqlite/lock";
import { openFileStore } from "../../platform/storage/open-file-store";
import { appendToAuditLog } from "../../policies/audit-log";
import { hasImages, setAside } from "../backup/lost-database";
import { type Command, Refused } from "./command";
import { refuseOtherOwner } from "./open-database";

export const beginNew: Command = {
  usage: "",
  summary: "Begins with nothing where the database was lost; what is left is kept.",
  help: `Popote must be stopped. Where images or backups are there and nobody has an account, Popote
does not start: its database was lost, and a backup should be restored. Where there is none to restore,
this moves what is left into a folder before-new-… beside it and makes an empty database. The first
who signs up administers it. Backups that are made from then on take the place of the earlier ones in
BACKUP_DIR, the oldest first.`,
  async run({ config, say }) {
    const { dataDir } = config;
    refuseOtherOwner(dataDir);
    const lock = lockDataDir(dataDir);
    try {
      const engine = pickEngine(config);
      const name = engine.describeDatabase(config);
      if (!(await engine.isWithoutAccounts(config))) {
        throw new Refused(`There are accounts in ${name}: nothing was changed.`);
      }
      const files = await openFileStore(config);
      if (config.bucket && (await hasImages(files))) {
        throw new Refused(
          `There are images in ${files.describeLocation("images")}: nothing was changed. Set PICTURES to another bucket or prefix; these are kept.`,
        );
      }
      const aside = engine.findDatabaseFile(dataDir) && setAside(dataDir);
      const db = engine.open(config);
      try {
        await migrateToLatest(db);
        await appendToAuditLog(db, "COMMAND_LINE", "database.new", aside ?? name);
      } finally {
        await db.destroy();
      }
      const kept = aside ? ` What was there is kept in ${aside}.` : "";
      say(`${name} is as new.${kept} Start Popote with: npm start`);
    } finally {
      lock.release();
    }
  },
};
