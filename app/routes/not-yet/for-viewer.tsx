import { forViewer } from "#server/http/require";

export { NotYetPage as default } from "./not-yet-page";

export const handle = { title: "common:notYet.title" };

export const loader = forViewer(async () => null);
