import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";

/** Whether the caller may use Popote now; during maintenance others get the refusal of every call. */
const METHODS: ApiMethods = {
  GET: async () => Response.json({}, { headers: { "Cache-Control": "no-store" } }),
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
