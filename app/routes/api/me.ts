import { type ApiMethods, forCaller, requireSession } from "#server/http/pipeline/api-calls";

const METHODS: ApiMethods = {
  GET: async (call) => {
    const { username, id, imageVersion, role } = await requireSession(call);
    const body = { username, id, version: imageVersion, role };
    return Response.json(body, { headers: { "Cache-Control": "no-store" } });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
