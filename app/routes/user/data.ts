import { createReadableStreamFromReadable } from "@remix-run/node";
import { exportAccount } from "#server/accounts/export";
import { forViewer } from "#server/http/require";

/** "Download my data": one ZIP, written while it is sent. */
export const loader = forViewer(async ({ db, viewer, locale, context }) => {
  const zip = await exportAccount(db, context.dataDir, viewer, locale);
  return new Response(createReadableStreamFromReadable(zip), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="popote.zip"',
      "Cache-Control": "no-store",
    },
  });
});
