import { verifyEmail } from "#server/accounts/commands";
import { forCaller } from "#server/http/api";

export const action = forCaller({
  POST: async ({ db, url }) => {
    await verifyEmail(db, url.searchParams.get("token") ?? "");
    return Response.json({});
  },
});
