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
  summary: "Writes the database and all images into one file.",
  help: `FILE must not be there yet. While it is written it has another name, so that a backup which
was cut off is never taken for a whole one. Popote may run meanwhile: what people write while the
backup is made is not in it. The file holds everything, also what nobody else may read: keep it safe.

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
    `The backup is made, but these images are missing, and so not in it either:\n${lines}\n"npm run admin -- check" tells whose they are.`,
  );
}
