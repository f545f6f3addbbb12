import type { TestServer } from "./server";

/** Asked at fixed intervals, whatever a test asks meanwhile: e-mails to send, maintenance. */
const BY_THE_CLOCK = /outbox|"maintenance"/;

/** The SQL of every statement that reading these pages costs. */
export async function recordQueries(
  server: TestServer,
  read: () => Promise<unknown>,
): Promise<string[]> {
  await server.workBegan;
  server.takeQueries();
  await read();
  return server.takeQueries().filter((sql) => !BY_THE_CLOCK.test(sql));
}
