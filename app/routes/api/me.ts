import { forCaller, requireSession } from "#server/http/api";

export const loader = forCaller({
  GET: async (call) => {
    const { username, id, imageVersion, role } = await requireSession(call);
    const body = { username, id, version: imageVersion, role };
    return Response.json(body, { headers: { "Cache-Control": "no-store" } });
  },
});
