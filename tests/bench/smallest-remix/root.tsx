import type { LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { listPendingFollowers } from "#server/features/follows/queries";
import { requireViewer } from "./context";

export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(context);
  return {
    username: viewer.username,
    pendingFollowers: await listPendingFollowers(context.db, viewer),
  };
}

export default function App() {
  const { username } = useLoaderData<typeof loader>();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <header>{username}</header>
        <main>
          <Outlet />
        </main>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
