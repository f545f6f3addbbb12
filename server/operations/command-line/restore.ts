import path from "node:path";
import { pickEngine } from "../../platform/db/open";
import { examineFileStore, openFileStore } from "../../platform/storage/open-file-store";
import { BackupFault } from "../backup/fault";
import { restoreBackup } from "../backup/restore";
import { type Command, Refused } from "./command";
import { refuseOtherOwner } from "./open-database";
import { createProgressReporter } from "./progress";

export const restore: Command = {
  usage: "FILE",
  summary: "Restores a backup into the data folder.",
  help: `Stop Popote first. The backup can be from this or an older version of Popote. It is unpacked, checked
and migrated next to the existing data before anything changes.

  --replace  if the data folder is in use: moves the existing data to a folder before-restore-…,
             which you can delete later

With DATABASE_URL the database must be empty; --replace applies to the images in the bucket.

  npm run restore -- /mnt/usb/popote-2026-11-21.zip --replace`,
  options: { replace: { type: "boolean" } },
  async run({ config, args: [name = ""], options, cwd, say }) {
    refuseOtherOwner(config.dataDir);
    const file = path.resolve(cwd, name);
    await examineFileStore(config);
    const files = await openFileStore(config);
    const { onProgress, end } = createProgressReporter();
    try {
      const { manifest, previousData } = await restoreBackup({ ...config, files }, file, {
        isReplacing: options.replace === true,
        onProgress,
      });
      end();
      const { people, recipes, pictures: images } = manifest.counts;
      say(
        `The backup of ${manifest.madeAt} is restored into ${pickEngine(config).describeDatabase(config)}: accounts: ${people}, recipes: ${recipes}, images: ${images}.`,
      );
      if (previousData)
        say(`The old data is kept in ${previousData}; delete it when you no longer need it.`);
      if (manifest.missing.length > 0) {
        say(`Images that were missing when it was made: ${manifest.missing.join(", ")}.`);
      }
      say("Start Popote again with: npm start");
    } catch (error) {
      end();
      if (error instanceof BackupFault) {
        throw new Refused(`Nothing was restored, and nothing changed: ${error.message}`);
      }
      throw error;
    }
  },
};
