import { verifyEmail } from "#server/features/accounts/commands";
import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";

const METHODS: ApiMethods = {
  POST: async ({ db, url }) => {
    await verifyEmail(db, url.searchParams.get("token") ?? "");
    return Response.json({});
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
