import { expect, test } from "vitest";
import { MAX_PASTES } from "#server/features/imports/import-page-or-text";
import { consumeAttempt } from "#server/policies/rate-limit";
import { CAST } from "../support/cast";
import { pasteText } from "../support/imports";
import { extractFields, extractText } from "../support/page";
import { openTestServer } from "../support/server";

const MB = 1_000_000;

test("a refused paste longer than any recipe is not sent back, and the user is told why", async () => {
  const server = await openTestServer();
  for (const [locale, ...said] of [
    ["en", "No recipe was found in it", "Your browser still has it"],
    ["fr", "Aucune recette n’y a été trouvée", "Il est encore dans votre navigateur"],
  ] as const) {
    const alice = await server.as("alice", { "Accept-Language": locale });
    const refused = await pasteText(alice, "<".repeat(MB));
    expect([refused.status, refused.bytes.length < 100_000]).toEqual([400, true]);
    for (const words of said) expect(extractText(refused.text)).toContain(words);
    const short = await pasteText(alice, "no recipe");
    expect(short.text).toContain(">no recipe</textarea>");
  }
  const alice = await server.as("alice");
  const { text } = await alice.get("/recipe/edit");
  const box = { ...extractFields(text), title: "Soup", view: "text", method: "" };
  const refused = await alice.post("/recipe/edit", {
    ...box,
    ingredientsText: "<".repeat(1.5 * MB),
  });
  expect([refused.status, refused.bytes.length < 100_000]).toEqual([400, true]);
});

test("pastes are rate-limited per user", async () => {
  const server = await openTestServer();
  const subject = `paste ${CAST.alice.id}`;
  for (let sent = 1; sent < MAX_PASTES; sent++)
    await consumeAttempt(server.db, [subject], MAX_PASTES);
  const alice = await server.as("alice");
  expect((await pasteText(alice, "no recipe")).status).toBe(400);
  expect((await pasteText(alice, "no recipe")).status).toBe(429);
  expect((await pasteText(await server.as("bob"), "no recipe")).status).toBe(400);
});
