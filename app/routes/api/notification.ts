import { listPendingFollowers } from "#server/features/follows/queries";
import { type ApiMethods, forCaller, requireSession } from "#server/http/pipeline/api-calls";

const METHODS: ApiMethods = {
  GET: async (call) => {
    const pending = await listPendingFollowers(call.db, await requireSession(call));
    const usersPending = pending.map(({ id, username, imageVersion }) => ({
      id,
      username,
      version: imageVersion,
    }));
    return Response.json({ usersPending }, { headers: { "Cache-Control": "no-store" } });
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
