import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";

/** GET is answered before routing (server/http/pipeline/health-check.ts). */
const METHODS: ApiMethods = { GET: async () => redirect(paths.health()) };

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
