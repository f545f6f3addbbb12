import type { AppLoadContext } from "@remix-run/node";
import type { Person } from "#server/policies/permissions";
import "#server/http/pipeline/load-context-type";

export async function requireViewer({ session }: AppLoadContext): Promise<Person> {
  const viewer = (await session)?.viewer;
  if (!viewer) throw new Response(null, { status: 401 });
  return viewer;
}
