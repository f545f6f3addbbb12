import type { AppLoadContext } from "@remix-run/node";
import type { SessionRow } from "#server/features/accounts/sessions";
import type { Person } from "#server/policies/permissions";
import "#server/http/pipeline/load-context-type";

export async function requireViewer(context: AppLoadContext): Promise<Person> {
  const session = (await context.session) as SessionRow | undefined;
  const viewer = session?.viewer;
  if (!viewer) throw new Response(null, { status: 401 });
  return viewer;
}
