import type { BackupProgress } from "../../admin/backups";
import type { OnProgress } from "../backup/format";

const STAGES: Record<BackupProgress["stage"], string> = {
  database: "Copying the database",
  packing: "Packing the database",
  unpacking: "Unpacking",
  checking: "Checking",
  images: "Images",
  verifying: "Reading it back",
};
const TERMINAL_EVERY_MS = 100;
const LOG_EVERY_MS = 5_000;

export function createProgressReporter(): { onProgress: OnProgress; end(): void } {
  const { stderr } = process;
  const every = stderr.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
  let printedAt = Date.now();
  let isPrinted = false;
  return {
    onProgress(progress) {
      if (Date.now() - printedAt < every) return;
      printedAt = Date.now();
      isPrinted = true;
      stderr.write(
        stderr.isTTY ? `\r\x1b[K${formatProgress(progress)}` : `${formatProgress(progress)}\n`,
      );
    },
    end() {
      if (isPrinted && stderr.isTTY) stderr.write("\r\x1b[K");
    },
  };
}

function formatProgress({ stage, done, total }: BackupProgress): string {
  if (total === 0) return `${STAGES[stage]}…`;
  const percent = Math.floor((done / total) * 100);
  const counted = stage === "images" ? `: ${done} of ${total}` : "";
  return `${STAGES[stage]}${counted} (${percent} %)`;
}
