import path from "node:path";
import { formatBytes } from "#domain/text/byte-size";
import { pickEngine } from "../../platform/db/open";
import { openFileStore } from "../../platform/storage/open-file-store";
import { BackupFault } from "../backup/fault";
import { makeRecordedBackup } from "../backup/recorded-backup";
import { type Command, Refused } from "./command";
import { createProgressReporter } from "./progress";

export const backup: Command = {
  usage: "FILE",
  summary: "Writes the database and all images to one file.",
  help: `FILE must not exist yet. It gets its name only once it is complete, so an interrupted backup is never
mistaken for a whole one. Popote can keep running; changes made after the backup began are not in it.
The file contains all private content: keep it safe.

  npm run backup -- /mnt/usb/popote-2026-11-21.zip`,
  async run({ config, args: [name = ""], cwd, openDb, say }) {
    const engine = pickEngine(config);
    if ((await engine.readSchemaStatus(config)) === "none") {
      throw new Refused(`There is no Popote in ${engine.describeDatabase(config)}.`);
    }
    const file = path.resolve(cwd, name);
    const files = await openFileStore(config);
    const { onProgress, end } = createProgressReporter();
    try {
      const { bytes, manifest } = await makeRecordedBackup(
        await openDb(),
        { ...config, files },
        "COMMAND_LINE",
        file,
        onProgress,
      );
      end();
      const { people, recipes, pictures: images } = manifest.counts;
      say(
        `${file} is written: ${formatBytes("en", bytes)}, accounts: ${people}, recipes: ${recipes}, images: ${images}.`,
      );
      refuseMissing(manifest.missing);
    } catch (error) {
      end();
      if (error instanceof BackupFault) throw new Refused(`No backup was made: ${error.message}`);
      throw error;
    }
  },
};

function refuseMissing(missing: string[]): void {
  if (missing.length === 0) return;
  const lines = missing.map((entry) => `  ${entry}`).join("\n");
  throw new Refused(
    `The backup is complete, except for these images, whose files are missing:\n${lines}\n"npm run admin -- check" shows whose they are.`,
  );
}
