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
  summary: "Makes the data folder what it was when this backup was made.",
  help: `Popote must be stopped. The backup may be of this or an older version of Popote; it is
unpacked, checked and brought up to date beside what is there before anything is changed.

  --replace  also where the data folder is in use: what is there is moved into a folder
             before-restore-… beside it, which you may remove when you are content.

With DATABASE_URL it goes into an empty database, and into the bucket of PICTURES; --replace is about
the images there.

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
        say(
          `What was there is kept in ${previousData}; remove it when you do not need it any more.`,
        );
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
