import type { TestServer } from "./server";

/** Queries that run at intervals, for emails and maintenance; a page that is read commits nothing. */
const BY_THE_CLOCK = /outbox|"maintenance"|^commit$/;

export async function recordQueries(
  server: TestServer,
  read: () => Promise<unknown>,
): Promise<string[]> {
  await server.workBegan;
  server.takeQueries();
  await read();
  return server.takeQueries().filter((sql) => !BY_THE_CLOCK.test(sql));
}
