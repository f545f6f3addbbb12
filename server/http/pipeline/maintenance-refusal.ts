import { OPEN_IN_MAINTENANCE } from "#domain/site/paths";
import { findCachedMaintenance } from "../../admin/maintenance";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { isAdmin, type Viewer } from "../../policies/permissions";

const RETRY_AFTER_SECONDS = 60;

export async function findMaintenanceRefusal(
  db: Db,
  viewer: Viewer,
  pathname: string,
): Promise<AppError | undefined> {
  const maintenance = await findCachedMaintenance(db);
  if (!maintenance || isAdmin(viewer)) return undefined;
  if (OPEN_IN_MAINTENANCE.includes(pathname.replace(/\/$/, ""))) return undefined;
  const { message } = maintenance;
  return new AppError("maintenance", { "Retry-After": String(RETRY_AFTER_SECONDS) }, { message });
}
