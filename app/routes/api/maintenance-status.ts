import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";

/** 200 if the caller may use the site; during maintenance others get the usual error. */
const METHODS: ApiMethods = {
  GET: async () => Response.json({}, { headers: { "Cache-Control": "no-store" } }),
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
