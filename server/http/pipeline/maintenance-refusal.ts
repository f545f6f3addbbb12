import { OPEN_IN_MAINTENANCE } from "#domain/paths";
import { maintenanceNow } from "../../admin/maintenance";
import type { Db } from "../../db/open";
import { AppError } from "../../errors";
import { isAdmin, type Viewer } from "../../permissions";

const RETRY_AFTER_SECONDS = 60;

export async function maintenanceFor(
  db: Db,
  viewer: Viewer,
  pathname: string,
): Promise<AppError | undefined> {
  const maintenance = await maintenanceNow(db);
  if (!maintenance || isAdmin(viewer)) return undefined;
  if (OPEN_IN_MAINTENANCE.includes(pathname.replace(/\/$/, ""))) return undefined;
  const { message } = maintenance;
  return new AppError("maintenance", { "Retry-After": String(RETRY_AFTER_SECONDS) }, { message });
}
