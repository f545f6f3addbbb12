import type { ColumnType, Generated } from "kysely";
import type { AccessKind } from "#domain/administration/access-grants";
import type { AuditAction } from "#domain/administration/audit-actions";
import type { UploadFolder } from "#domain/image/image";
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

interface AuditTable {
  id: Generated<number>;
  acted_at: Fixed<number>;
  actor_id: Fixed<number | null>;
  actor_name: Fixed<string | null>;
  act: Fixed<AuditAction>;
  subject: Fixed<string>;
  details: Fixed<string>;
}

interface AccessGrantsTable {
  id: Generated<number>;
  actor_id: Fixed<number | null>;
  actor_name: Fixed<string>;
  kind: Fixed<AccessKind>;
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
  subject: Fixed<string>;
}

interface AccessActsTable {
  audit_id: Fixed<number>;
  grant_id: Fixed<number>;
}

interface MaintenanceTable {
  id: 1;
  message: string;
  since: number;
}

interface BackupsTable {
  id: Generated<number>;
  started_at: Fixed<number>;
  finished_at: Fixed<number>;
  file: Fixed<string>;
  bytes: Fixed<number>;
  error: Fixed<string | null>;
  /** When it was read back; null if the backup failed or an older Popote made it. */
  verified_at: Fixed<number | null>;
}

interface DatabaseChecksTable {
  kind: Fixed<"QUICK" | "WHOLE">;
  checked_at: number;
  faults: string;
}

/** Triggers write these rows and those of custom_names. */
interface UnusedImagesTable {
  folder: UploadFolder;
  name: string;
  since: number;
}

interface CustomNamesTable {
  key: ColumnType<string, never, never>;
  uses: ColumnType<number, never, never>;
  rank: ColumnType<number, never, never>;
}

interface GoneIngredientsTable {
  id: Fixed<number>;
  merged_into: number | null;
  gone_at: Fixed<number>;
}
