import { noteFaults } from "../../platform/db/integrity-check";
import { type Db, getEngine } from "../../platform/db/open";
import { appendToAuditLog } from "../../policies/audit-log";
import { findCookbookProblems } from "./cookbooks";
import { findDatabaseProblems } from "./database";
import { findDerivedValueProblems } from "./derived-values";
import { findTermProblems, findVocabularyProblems } from "./full-text-index";
import { findImageProblems } from "./images";
import { findLeftoverProblems } from "./leftovers";
import { findNameProblems } from "./names";
import type { CheckScope, DataProblem } from "./problem";
import { findUnusedImageProblems } from "./unused-images";

type CheckResult = "found" | "repairable" | "repaired" | "failed";

/** The order matters: full-text words are derived from names. */
const CHECKS: [what: string, look: (scope: CheckScope) => AsyncIterable<DataProblem>][] = [
  ["the database", findDatabaseProblems],
  ["kept figures and keys", findDerivedValueProblems],
  ["names of ingredients", findNameProblems],
  ["words to search by", findTermProblems],
  ["words known for their typos", findVocabularyProblems],
  ["cookbooks", findCookbookProblems],
  ["images", findImageProblems],
  ["images that nothing uses", findUnusedImageProblems],
  ["unfinished files", findLeftoverProblems],
];

export async function checkAll(
  db: Db,
  { files, backupDir, ...location }: Omit<CheckScope, "snapshot">,
  { isRepairing, onPart, onProblem }: CheckRequest,
): Promise<{ left: number; repaired: number }> {
  let left = 0;
  let repaired = 0;
  const faults: string[] = [];
  for (const [what, look] of CHECKS) {
    onPart(what);
    const snapshot = await getEngine(db).openSnapshot(location);
    try {
      for await (const problem of look({ snapshot, files, backupDir, ...location })) {
        const outcome = await settle(db, problem, isRepairing);
        if (outcome === "repaired") repaired += 1;
        else left += 1;
        if (look === findDatabaseProblems && outcome !== "repaired") faults.push(problem.message);
        onProblem(problem, outcome);
      }
    } catch (error) {
      left += 1;
      onProblem({ message: `${what} cannot be checked: ${(error as Error).message}` }, "found");
    } finally {
      await snapshot.destroy();
    }
  }
  await noteFaults(db, faults);
  if (repaired > 0) {
    await appendToAuditLog(db, "COMMAND_LINE", "check.repair", String(repaired), {
      repaired,
      left,
    });
  }
  return { left, repaired };
}

interface CheckRequest {
  isRepairing: boolean;
  onPart(what: string): void;
  onProblem(problem: DataProblem, outcome: CheckResult): void;
}

async function settle(db: Db, { repair }: DataProblem, isRepairing: boolean): Promise<CheckResult> {
  if (!repair) return "found";
  if (!isRepairing) return "repairable";
  return repair(db).then(
    () => "repaired" as const,
    () => "failed" as const,
  );
}
