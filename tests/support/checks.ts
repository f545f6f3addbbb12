import { checkAll } from "#server/operations/check/check-all";
import type { Db } from "#server/platform/db/open";
import type { Storage } from "#server/platform/storage/file-store";
import { locateDatabase } from "./database";

export async function checkStorage(
  { db, files, dataDir }: Storage & { db: Db },
  { isRepairing = false } = {},
) {
  const lines: string[] = [];
  const counts = await checkAll(
    db,
    { ...(await locateDatabase(dataDir)), files, backupDir: undefined },
    {
      isRepairing,
      onPart: () => undefined,
      onProblem: ({ message }, outcome) => lines.push(`${outcome}: ${message}`),
    },
  );
  return { lines, ...counts };
}
