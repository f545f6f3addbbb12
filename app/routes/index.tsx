import { redirect } from "@remix-run/node";
import { forAnyone } from "#server/http/require";
import { paths } from "~/paths";

export const loader = forAnyone(async () => redirect(paths.home()));
