import { expect, test } from "vitest";
import type { Client } from "../../../../tests/support/client";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const STEPS = ["Boil for 10 minutes.", "Bake for 1 hour.", "Serve."];
const STARTED = Date.UTC(2026, 10, 28, 17, 22) / 1000;

async function openAt(server: TestServer, who: "nobody" | "alice", zone = "Europe/Paris") {
  const client = await server.as(who, { "Accept-Language": "en" });
  client.cookies.set("timeZone", encodeURIComponent(zone));
  return client;
}

const writeStew = ({ db }: TestServer) =>
  writeRecipe(db, "alice", { visibility: "PUBLIC", steps: STEPS });

async function readPage(client: Client, address: string) {
  const { text } = await client.get(address);
  return extractText(text).replace(/\s+/g, " ");
}

test("a step without script offers to start its durations, and the page names no time of day", async () => {
  const server = await openTestServer();
  const id = await writeStew(server);
  const visitor = await openAt(server, "nobody");
  const { text } = await visitor.get(`/recipe/cook?id=${id}&step=1&servings=2`);
  const link =
    /<noscript>.*?<a class="button button-quiet" rel="nofollow" [^>]*href="([^"]*)"/s.exec(text);
  expect(link?.[1]?.replaceAll("&amp;", "&")).toContain(`/recipe/cook?id=${id}&step=1`);
  expect(extractText(text)).toContain("10 min from now: ready when?");
  expect(extractText(text)).not.toContain("ready at");
  expect(await readPage(visitor, `/recipe/cook?id=${id}&step=3`)).not.toContain("from now");
});

test("a started duration is told from now, and its address keeps the time", async () => {
  const server = await openTestServer();
  const id = await writeStew(server);
  const visitor = await openAt(server, "nobody");
  const before = Math.floor(Date.now() / 1000);
  const { status, location } = await visitor.get(`/recipe/cook?id=${id}&step=2&begin=3600`);
  expect(status).toBe(302);
  const [, started = ""] = /&step=2&ready=2-3600-(\d{10})$/.exec(location ?? "") ?? [];
  expect(Number(started)).toBeGreaterThanOrEqual(before);
  expect(Number(started)).toBeLessThanOrEqual(Date.now() / 1000);
});

test("the end is told in the reader's time zone, on the step and on every other one", async () => {
  const server = await openTestServer();
  const id = await writeStew(server);
  const ready = `2-3600-${STARTED}_1-600-${STARTED + 60}`;
  for (const who of ["nobody", "alice"] as const) {
    const read = async (zone: string, query: string) =>
      readPage(await openAt(server, who, zone), `/recipe/cook?id=${id}${query}&ready=${ready}`);
    const paris = await read("Europe/Paris", "&step=2");
    expect(paris).toContain("Step 2 · 1 hr from 6:22 PM: ready at 7:22 PM GMT+1.");
    expect(paris).toContain("Step 1 · 10 min from 6:23 PM: ready at 6:33 PM GMT+1.");
    expect(await read("Asia/Tokyo", "&step=3")).toContain(
      "Step 2 · 1 hr from 2:22 AM: ready at 3:22 AM GMT+9.",
    );
    expect(await read("Europe/Paris", "")).toContain("ready at 7:22 PM GMT+1.");
  }
});

test("another day is named", async () => {
  const server = await openTestServer();
  const id = await writeStew(server);
  const visitor = await openAt(server, "nobody");
  const late = STARTED + 5 * 3600;
  expect(await readPage(visitor, `/recipe/cook?id=${id}&ready=2-3600-${late}`)).toMatch(
    /1 hr from 11:22 PM: ready at Sunday.* 12:22 AM GMT\+1\./,
  );
});

test("links keep what was started, and a lite page tells it outside noscript", async () => {
  const server = await openTestServer();
  const id = await writeStew(server);
  const visitor = await openAt(server, "nobody");
  const ready = `ready=2-3600-${STARTED}`;
  const address = `/recipe/cook?id=${id}&step=1&${ready}`;
  const { text } = await visitor.get(address, { "Save-Data": "on" });
  expect(text).not.toContain("<noscript");
  expect(text).toContain(
    `rel="next" data-discover="true" href="/recipe/cook?id=${id}&amp;step=2&amp;${ready}"`,
  );
  expect(extractText(text)).toContain("ready at 7:22");
  const { location } = await visitor.get(`${address}&begin=600`);
  expect(location).toMatch(new RegExp(`&${ready}_1-600-\\d{10}$`));
});

test("only durations of the recipe can be started and are told", async () => {
  const server = await openTestServer();
  const id = await writeStew(server);
  const visitor = await openAt(server, "nobody");
  for (const query of ["&step=1&begin=3600", "&step=9&begin=600", "&begin=600", "&step=1&begin=x"])
    expect((await visitor.get(`/recipe/cook?id=${id}${query}`)).status).toBe(200);
  for (const ready of [`1-3600-${STARTED}`, `4-600-${STARTED}`, "nonsense"])
    expect(await readPage(visitor, `/recipe/cook?id=${id}&ready=${ready}`)).not.toContain(
      "ready at",
    );
  const hidden = await writeRecipe(server.db, "alice", { visibility: "PRIVATE", steps: STEPS });
  expect((await visitor.get(`/recipe/cook?id=${hidden}&step=1&begin=600`)).status).toBe(403);
});
