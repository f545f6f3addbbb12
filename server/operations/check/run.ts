import { noteFaults } from "../../platform/db/integrity-check";
import { type Db, engineOf } from "../../platform/db/open";
import { appendToAuditLog } from "../../policies/audit-log";
import { cookbookProblems } from "./cookbooks";
import { databaseProblems } from "./database";
import { figureProblems } from "./derived-values";
import { vocabularyProblems, wordProblems } from "./full-text-index";
import { leftoverProblems } from "./leftovers";
import { nameProblems } from "./names";
import { pictureProblems } from "./pictures";
import type { CheckScope, DataProblem } from "./problem";
import { unusedPictureProblems } from "./unused-pictures";

type CheckResult = "found" | "repairable" | "repaired" | "failed";

/** The order matters: full-text words are derived from names. */
const CHECKS: [what: string, look: (looked: CheckScope) => AsyncIterable<DataProblem>][] = [
  ["the database", databaseProblems],
  ["kept figures and keys", figureProblems],
  ["names of ingredients", nameProblems],
  ["words to search by", wordProblems],
  ["words known for their typos", vocabularyProblems],
  ["cookbooks", cookbookProblems],
  ["pictures", pictureProblems],
  ["pictures that nothing uses", unusedPictureProblems],
  ["unfinished files", leftoverProblems],
];

/** Repairs only what is safe to repair. Returns how many problems are left and were repaired. */
export async function checkAll(
  db: Db,
  { files, backupDir, ...place }: Omit<CheckScope, "snapshot">,
  { isRepairing, onPart, onProblem }: CheckRequest,
): Promise<{ left: number; repaired: number }> {
  let left = 0;
  let repaired = 0;
  const faults: string[] = [];
  for (const [what, look] of CHECKS) {
    onPart(what);
    // A fresh snapshot, to see earlier repairs.
    const snapshot = await engineOf(db).openSnapshot(place);
    try {
      for await (const problem of look({ snapshot, files, backupDir, ...place })) {
        const outcome = await settle(db, problem, isRepairing);
        if (outcome === "repaired") repaired += 1;
        else left += 1;
        if (look === databaseProblems && outcome !== "repaired") faults.push(problem.message);
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
