import { type ApiMethods, forCaller, requireSession } from "#server/http/pipeline/api-calls";
import { signOut } from "#server/http/pipeline/session";

const METHODS: ApiMethods = {
  POST: async (call) => {
    await requireSession(call);
    return Response.json({}, { headers: { "Set-Cookie": await signOut(call) } });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
