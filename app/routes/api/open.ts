import { type CallMethods, forCaller } from "#server/http/pipeline/api-calls";

/** Answers whoever may use Popote now; during maintenance others hear why not, as from every call. */
const METHODS: CallMethods = {
  GET: async () => Response.json({}, { headers: { "Cache-Control": "no-store" } }),
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
