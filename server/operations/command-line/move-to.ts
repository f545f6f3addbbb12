import path from "node:path";
import { type Config, readConfigWith } from "../../platform/config";
import { examineFileStore } from "../../platform/storage/open-file-store";
import { CopyDiffers } from "../backup/copy-database";
import type { OnProgress } from "../backup/format";
import { transferPopote } from "../database-transfer/transfer";
import { type Command, Refused, WrongUsage } from "./command";
import { createProgressReporter } from "./progress";

const FOLDER = /^sqlite:(.+)$/;
const SERVER = /^postgres(ql)?:\/\//;

export const moveTo: Command = {
  usage: "TARGET [BUCKET]",
  summary: "Copies everything to PostgreSQL and a bucket, or back to a folder.",
  help: `TARGET is postgres://… with a BUCKET s3://… (S3_ENDPOINT, AWS_REGION and keys come from the settings),
or sqlite:FOLDER. It must be empty, except for an interrupted transfer, which is resumed.

Popote is in maintenance mode meanwhile. Every table and every file is read back and compared before the
target becomes valid. The source stays unchanged. Stop Popote before you start the new one: later changes
to the source are not copied, and both would send the queued emails.

  npm run admin -- move-to postgres://popote:password@db.example.org/popote s3://popote/pictures
  npm run admin -- move-to sqlite:/var/lib/popote/back`,
  async run({ config, args: [name = "", bucket = ""], cwd, openDb, say }) {
    const target = parseTarget(config, { name, bucket, cwd });
    const db = await openDb();
    await examineFileStore(config);
    await examineFileStore(target);
    const { onProgress, end } = createProgressReporter();
    const stopping = stopOnSignal(onProgress);
    try {
      const { rows, files } = await transferPopote(db, config, target, stopping.onProgress);
      end();
      say(`Transferred and verified: ${rows} rows, ${files} files. Put this in .env:`);
      for (const line of formatSettings(target, name, bucket)) say(`  ${line}`);
    } catch (error) {
      end();
      if (error instanceof Stopped || error instanceof CopyDiffers) {
        throw new Refused(
          `Not transferred: ${error.message} The source is unchanged; run the command again.`,
        );
      }
      throw error;
    } finally {
      stopping.forget();
    }
  },
};

class Stopped extends Error {}

function stopOnSignal(onProgress: OnProgress) {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return {
    onProgress(progress: Parameters<OnProgress>[0]) {
      if (isStopped) throw new Stopped("It was interrupted.");
      onProgress(progress);
    },
    forget: () => void process.off("SIGINT", stop).off("SIGTERM", stop),
  };
}

function parseTarget(
  config: Config,
  { name, bucket, cwd }: { name: string; bucket: string; cwd: string },
): Config {
  const none = {
    DATABASE_URL: "",
    PICTURES: "",
    PICTURES_ORIGIN: "",
    ROLE: "",
    BACKUP_DIR: "",
  };
  const [, folder] = FOLDER.exec(name) ?? [];
  if (folder && !bucket) {
    refuseSame(config.databaseUrl !== undefined, "a folder");
    return readConfigWith({ ...none, DATA_DIR: path.resolve(cwd, folder) });
  }
  if (SERVER.test(name) && bucket) {
    refuseSame(config.databaseUrl === undefined, "PostgreSQL");
    return readConfigWith({ ...none, DATABASE_URL: name, PICTURES: bucket });
  }
  throw new WrongUsage("Name postgres://… and s3://…, or sqlite:FOLDER alone.");
}

function refuseSame(isOther: boolean, where: string): void {
  if (isOther) return;
  throw new Refused(
    `This Popote is in ${where} already. To change to another one, make a backup and restore it there.`,
  );
}

function formatSettings({ databaseUrl, dataDir }: Config, name: string, bucket: string): string[] {
  if (!databaseUrl) {
    return [`DATA_DIR=${dataDir}`, "and none of DATABASE_URL, PICTURES, PICTURES_ORIGIN and ROLE."];
  }
  return [
    `DATABASE_URL=${name}`,
    `PICTURES=${bucket}`,
    "and S3_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY as they are now.",
  ];
}
