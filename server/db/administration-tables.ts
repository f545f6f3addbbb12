import type { ColumnType, Generated } from "kysely";
import type { AccessKind } from "#domain/access";
import type { Act } from "#domain/audit";
import type { StoredFolder } from "#domain/picture";
import type { Fixed } from "./account-tables";

export interface AdministrationTables {
  audit: AuditTable;
  maintenance: MaintenanceTable;
  backups: BackupsTable;
  database_checks: DatabaseChecksTable;
  access_grants: AccessGrantsTable;
  access_notices: AccessNoticesTable;
  access_acts: AccessActsTable;
  unused_images: UnusedImagesTable;
  custom_names: CustomNamesTable;
  gone_ingredients: GoneIngredientsTable;
}

/** Only added to. */
interface AuditTable {
  id: Generated<number>;
  acted_at: Fixed<number>;
  actor_id: Fixed<number | null>;
  /** Null where the command line acted. */
  actor_name: Fixed<string | null>;
  act: Fixed<Act>;
  /** The name of what was acted on, as it was. */
  subject: Fixed<string>;
  details: Fixed<string>;
}

/** Only added to, and ended. */
interface AccessGrantsTable {
  id: Generated<number>;
  actor_id: Fixed<number | null>;
  actor_name: Fixed<string>;
  kind: Fixed<AccessKind>;
  /** Of the three the one that `kind` names, until it is gone. */
  recipe_id: Fixed<number | null>;
  cookbook_id: Fixed<number | null>;
  user_id: Fixed<number | null>;
  reason: Fixed<string>;
  granted_at: Fixed<number>;
  expires_at: Fixed<number>;
  ended_at: number | null;
}

interface AccessNoticesTable {
  grant_id: Fixed<number>;
  user_id: Fixed<number>;
  /** What the thing was called when somebody stepped in. */
  subject: Fixed<string>;
}

interface AccessActsTable {
  audit_id: Fixed<number>;
  grant_id: Fixed<number>;
}

/** One row while maintenance is on, else none. */
interface MaintenanceTable {
  id: 1;
  message: string;
  since: number;
}

/** Those that ended, well or not. */
interface BackupsTable {
  id: Generated<number>;
  started_at: Fixed<number>;
  finished_at: Fixed<number>;
  file: Fixed<string>;
  bytes: Fixed<number>;
  error: Fixed<string | null>;
  /** When it was read back; null where it failed, and in those of before that was done. */
  verified_at: Fixed<number | null>;
}

/** The last of each kind. */
interface DatabaseChecksTable {
  kind: Fixed<"QUICK" | "WHOLE">;
  checked_at: number;
  /** What is wrong, a line each; empty where nothing is. */
  faults: string;
}

/** Kept in step by the database. */
interface UnusedImagesTable {
  folder: StoredFolder;
  name: string;
  since: number;
}

/** Kept in step by the lines of recipes. */
interface CustomNamesTable {
  key: ColumnType<string, never, never>;
  uses: ColumnType<number, never, never>;
  /** The most used first. */
  rank: ColumnType<number, never, never>;
}

/** Ingredients that were deleted or, where it says into which, merged. */
interface GoneIngredientsTable {
  id: Fixed<number>;
  merged_into: number | null;
  gone_at: Fixed<number>;
}
