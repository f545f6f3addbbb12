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
  summary: "Starts with an empty database after the old one was lost; keeps what is left.",
  help: `Stop Popote first. If there are images or backups but no accounts, Popote does not start: its database
was lost, and you should restore a backup. If you have none, this command moves what is left to a folder
before-new-… next to it and creates an empty database. The first user who signs up becomes an
administrator. New backups then replace the earlier ones in BACKUP_DIR, oldest first.`,
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
      const kept = aside ? ` The old data is kept in ${aside}.` : "";
      say(`${name} is empty now.${kept} Start Popote with: npm start`);
    } finally {
      lock.release();
    }
  },
};
