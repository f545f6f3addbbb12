import { expect, test } from "vitest";
import { CAST } from "../../tests/support/cast";
import { openTestServer } from "../../tests/support/server";

const PAGES = ["/logout", "/maintenance", "/password/reset/", "/password/reset/email"];

test("a page without a top bar offers logging in to visitors only", async () => {
  const server = await openTestServer();
  const [alice, nobody] = [await server.as("alice"), await server.as("nobody")];
  for (const page of PAGES) {
    const offers = async (reader: typeof alice) =>
      /<header(?:(?!<\/header>).)*href="\/(login|signup)"/s.test((await reader.get(page)).text);
    expect({ page, who: "nobody", offers: await offers(nobody) }).toMatchObject({ offers: true });
    expect({ page, who: CAST.alice.username, offers: await offers(alice) }).toMatchObject({
      offers: false,
    });
  }
});

test("the search field has the specified label, and a clear button only with script", async () => {
  const server = await openTestServer();
  for (const [language, label] of [
    ["en", "search recipe"],
    ["fr", "chercher une recette"],
  ]) {
    const reader = await server.as("nobody", { "Accept-Language": String(language) });
    const { text } = await reader.get("/explore");
    const [search = ""] = /<form[^>]*role="search".*?<\/form>/s.exec(text) ?? [];
    expect(search).toContain(`aria-label="${label}"`);
    expect(search).toContain(`placeholder="${label}"`);
    expect(search).toMatch(/<button type="button"[^>]*search-clear"[^>]* hidden=""/);
  }
});
