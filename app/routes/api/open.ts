import { forCaller } from "#server/http/api";

/** Answers whoever may use Popote now; during maintenance others hear why not, as from every call. */
export const loader = forCaller({
  GET: async () => Response.json({}, { headers: { "Cache-Control": "no-store" } }),
});
