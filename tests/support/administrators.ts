import { expect } from "vitest";
import { listAuditEntries } from "./audit-log";
import { addPerson, signedIn } from "./people";
import type { TestServer } from "./server";
import { writtenRows } from "./written-rows";

export async function secondAdministrator(server: TestServer) {
  const grace = await addPerson(server.db, "Grace");
  await server.db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", grace.id).execute();
  return signedIn(server, grace);
}

/** Expects that other users can neither read the page nor use its forms. */
export async function expectForAdministratorsOnly(
  server: TestServer,
  address: string,
  forms: Record<string, string>[],
): Promise<void> {
  const before = await writtenRows(server.db);
  for (const [who, place] of [
    ["nobody", /^\/login/],
    ["alice", /^\/home$/],
  ] as const) {
    const client = await server.as(who);
    expect((await client.get(address)).location).toMatch(place);
    for (const form of forms) expect((await client.post(address, form)).location).toMatch(place);
  }
  expect(await writtenRows(server.db)).toBe(before);
  expect(await listAuditEntries(server.db)).toEqual([]);
}
