import { expect, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { openTestServer } from "../support/server";

const GOOGLE = { google: { clientId: "popote", clientSecret: "secret" } };
const HOUR_MS = 3_600_000;

test("a visitor who only starts to log in with Google leaves no row", async () => {
  const server = await openTestServer(GOOGLE);
  const visitor = await server.as("nobody");
  const away = await visitor.get("/api/v1/auth/login-oauth-google");
  expect(away.location).toContain("https://accounts.google.com");
  expect(away.headers.getSetCookie().join()).toMatch(/^oauthState=[^;]+; Max-Age=600;/);
  expect(await server.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test("a visitor's session ends within the hour", async () => {
  const server = await openTestServer();
  await openSession(server.db, { userId: null, userAgent: "test" });
  const { expires_at } = await server.db
    .selectFrom("sessions")
    .select("expires_at")
    .executeTakeFirstOrThrow();
  expect(expires_at).toBeLessThanOrEqual(Date.now() + HOUR_MS);
});
