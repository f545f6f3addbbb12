import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";

/** Reading it is answered before any route (server/http/pipeline/health-check.ts); every other method leads here. */
const METHODS: ApiMethods = { GET: async () => redirect(paths.health()) };

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
