import { forAnyone } from "#server/http/pipeline/route-guards";
import { MaintenanceNotice } from "~/shell/maintenance-notice";

export const handle = { title: "common:maintenance.title" };

/** During maintenance it is refused like every page, with the full notice. */
export const loader = forAnyone(async () => null);

export default function Maintenance() {
  return <MaintenanceNotice />;
}
