import { expect, test } from "vitest";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

/** More than are under way at once; no two of them the same page. */
const CROWD = 150;

test("in a crowd of readers, who is signed in is served and visitors are asked to come back", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Leek", visibility: "PUBLIC" });
  const [nobody, alice] = [await server.as("nobody"), await server.as("alice")];
  const page = { Accept: "text/html" };
  const crowd = Array.from({ length: CROWD }, (_, at) =>
    nobody.get(`/recipe/view?id=${id}&crowd=${at}`, page),
  );
  const [reading, saving, health] = await Promise.all([
    alice.get(`/recipe/view?id=${id}&crowd=mine`, page),
    alice.post(`/recipe/like?id=${id}`, { liked: "yes" }),
    nobody.get("/health"),
  ]);
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(64);
  const [first] = refused;
  expect(first?.headers.get("Retry-After")).toBe("5");
  expect(first?.text).toContain("Many people are reading here right now.");
  expect(first?.text).toMatch(/<a href="\/recipe\/view\?id=\d+&amp;crowd=\d+">Try again</);
  expect([reading.status, saving.status, health.status]).toEqual([200, 303, 200]);
  expect((await nobody.get(`/recipe/view?id=${id}&crowd=after`)).status).toBe(200);
});

test("a cookie that opens no session does not count as signed in, and calls get JSON", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Leek", visibility: "PUBLIC" });
  const nobody = await server.as("nobody");
  const forged = { Cookie: `session=${"x".repeat(43)}` };
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, at) =>
      nobody.get(`/recipe/view?id=${id}&crowd=${at}`, forged),
    ),
  );
  const refused = answers.find(({ status }) => status === 503);
  expect(JSON.parse(refused?.text ?? "")).toEqual({
    error: { code: "request.busy", message: expect.stringContaining("Many people") },
  });
});
