import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openTestServer } from "../../tests/support/server";

test("the server draws each icon of a page, and the sprite of the browser has the same shapes", async () => {
  const server = await openTestServer();
  const { text } = await (await server.as("alice")).get("/explore");
  const drawn = [...text.matchAll(/<svg class="icon"[^>]*>(.*?)<\/svg>/g)].map(
    ([, shape]) => shape,
  );
  expect(drawn.length).toBeGreaterThan(10);
  const sprite = readFileSync("app/ui/icons.svg", "utf8");
  for (const shape of drawn) expect(sprite).toContain(shape);
  expect(drawn).not.toContain("");
});
