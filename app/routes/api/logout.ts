import { forCaller, requireSession } from "#server/http/api";
import { signOut } from "#server/http/session";

export const action = forCaller({
  POST: async (call) => {
    await requireSession(call);
    return Response.json({}, { headers: { "Set-Cookie": await signOut(call) } });
  },
});
