import { forAdmin } from "#server/http/require";

export { NotYetPage as default } from "./not-yet-page";

export const handle = { title: "common:notYet.title" };

export const loader = forAdmin(async () => null);
