import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openArchive } from "./archive";
import { BackupFault, describeFault } from "./fault";
import type { Manifest, OnProgress } from "./format";

export async function verifyBackup(
  file: string,
  { counts }: Manifest,
  onProgress: OnProgress,
): Promise<void> {
  const { entries, manifest, close } = await openArchive(file);
  try {
    if (JSON.stringify(manifest.counts) !== JSON.stringify(counts)) {
      throw new BackupFault("The backup that was written does not say what is in it.");
    }
    let done = 0;
    for (const [name, entry] of entries) {
      await pipeline(await entry.openReadStream(), nowhere()).catch((error) => {
        throw new BackupFault(
          `The backup that was written cannot be read back: ${name} (${describeFault(error)}).`,
        );
      });
      onProgress({ stage: "verifying", done: ++done, total: entries.size });
    }
  } finally {
    await close();
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
