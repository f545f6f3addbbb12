import { redirect } from "@remix-run/node";
import { serverPaths } from "#domain/site/server-paths";
import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";

/** GET is answered before routing (server/http/pipeline/health-check.ts). */
const METHODS: ApiMethods = { GET: async () => redirect(serverPaths.health()) };

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
