import { forAnyone } from "#server/http/pipeline/route-guards";
import { MaintenanceNotice } from "~/shell/maintenance-notice";

export const handle = { title: "common:maintenance.title" };

/** While maintenance is on it is refused like every page, which shows the same and more. */
export const loader = forAnyone(async () => null);

export default function Maintenance() {
  return <MaintenanceNotice />;
}
