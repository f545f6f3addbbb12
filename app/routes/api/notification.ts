import { listPendingFollowers } from "#server/follows/queries";
import { forCaller, requireSession } from "#server/http/api";

export const loader = forCaller({
  GET: async (call) => {
    const pending = await listPendingFollowers(call.db, await requireSession(call));
    const usersPending = pending.map(({ id, username, imageVersion }) => ({
      id,
      username,
      version: imageVersion,
    }));
    return Response.json({ usersPending }, { headers: { "Cache-Control": "no-store" } });
  },
});
