import http from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { CAST } from "./support/cast";
import { launchChromium } from "./support/chromium";
import { makeCookbook, shareCookbookByLink } from "./support/cookbooks";
import { makeEveryPage } from "./support/every-page";
import { writeRecipe } from "./support/recipes";
import { openTestServer } from "./support/server";
import { writeUsualRecipe } from "./support/usual-recipe";
import { weighPage } from "./support/weigh-page";

function buildStew(...foods: string[]) {
  const ingredients = foods.map((name) => ({
    name,
    amount: null,
    unit: "NONE" as const,
    complement: "",
  }));
  return { category: "MAIN_DISH" as const, visibility: "PUBLIC" as const, ingredients };
}

const KB = 1000;
const MAX_HTML_AND_CSS = 16 * KB;
const MAX_SCRIPT = 96 * KB;
const MAX_REQUESTS = 17;
/** Ten segments of TCP, which a server may send before the browser has confirmed any. */
const FIRST_FLIGHT = 14_600;
const FIRST_VISIT = { Accept: "text/html", "Accept-Encoding": "br", "Sec-Fetch-Site": "none" };

test("a recipe page stays within its weight budget and requests no script before its load event", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  for (let count = 0; count < 6; count++) {
    const stew = { ...buildStew("Onion", "Carrot"), title: `Stew of the grandmother ${count}` };
    await writeRecipe(server.db, count < 3 ? "alice" : "bob", stew);
    await writeRecipe(server.db, "bob", stew);
  }
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  for (const who of ["nobody", "alice"] as const) {
    const session = (await server.as(who)).cookies.get("session");
    const weight = await weighPage(browser, `${server.origin}/recipe/view?id=${id}`, session);
    if (who === "nobody") expect(weight.requests).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(weight.html).toBeGreaterThan(1000);
    expect(weight.script).toBeGreaterThan(10 * KB);
    expect(weight.html + weight.css).toBeLessThanOrEqual(MAX_HTML_AND_CSS);
    expect(weight.script).toBeLessThanOrEqual(MAX_SCRIPT);
    expect(weight.scriptBeforeLoad).toBe(0);
  }
});

test("the first response of every page of a visitor fits into the first flight", async () => {
  const server = await openTestServer();
  const { db } = server;
  const recipe = await writeUsualRecipe(server);
  const book = await makeCookbook(db, "alice");
  for (let count = 0; count < 30; count++) {
    const dish = await writeRecipe(db, "alice", { title: `Dish ${count} of the book` });
    await addRecipeToCookbook(db, CAST.alice, book, dish);
  }
  const { visitor, reader } = await makeEveryPage(db, server.dataDir, CAST.ada, CAST.bob);
  const full = [
    `/recipe/view?id=${recipe}`,
    `/recipe/cook?id=${recipe}`,
    `/recipe/amounts?id=${recipe}`,
    `/cookbook/shared?key=${await shareCookbookByLink(db, "alice", book)}`,
    "/user/view?user=1",
    "/search?search=beef",
  ];
  const weights: Record<string, number> = {};
  for (const address of [...full, ...[...visitor, ...reader].map((page) => page.address)])
    weights[address] = await weighFirstResponse(server.origin + address);
  expect(Object.keys(weights).length).toBeGreaterThan(20);
  expect(Object.entries(weights).filter(([, bytes]) => bytes > FIRST_FLIGHT)).toEqual([]);
});

/** Bytes of the answer as sent, headers included. */
async function weighFirstResponse(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers: FIRST_VISIT, agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(answer.socket.bytesRead));
    });
    request.on("error", reject);
  });
}

test("the cooking page is as light as the recipe page", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  for (const query of ["", "&step=3"]) {
    const weight = await weighPage(browser, `${server.origin}/recipe/cook?id=${id}${query}`);
    expect(weight.html).toBeGreaterThan(1000);
    expect(weight.html + weight.css).toBeLessThanOrEqual(MAX_HTML_AND_CSS);
    expect(weight.script).toBeGreaterThan(10 * KB);
    expect(weight.script).toBeLessThanOrEqual(MAX_SCRIPT);
    expect(weight.scriptBeforeLoad).toBe(0);
  }
});

test("a cookbook page is as light as a recipe page", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice");
  for (let count = 0; count < 24; count++) {
    const recipe = await writeRecipe(server.db, "alice", { title: `Dish ${count} of the book` });
    await addRecipeToCookbook(server.db, CAST.alice, book, recipe);
  }
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const session = (await server.as("alice")).cookies.get("session");
  for (const page of [`/cookbook/view?cookbook=${book}`, "/cookbook/list"]) {
    const weight = await weighPage(browser, server.origin + page, session);
    expect(weight.html + weight.css).toBeLessThanOrEqual(MAX_HTML_AND_CSS);
    expect(weight.script).toBeGreaterThan(10 * KB);
    expect(weight.script).toBeLessThanOrEqual(MAX_SCRIPT);
    expect(weight.scriptBeforeLoad).toBe(0);
  }
});

test("a profile and the list of people are as light, and load no form library", async () => {
  const server = await openTestServer();
  await writeUsualRecipe(server);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const session = (await server.as("alice")).cookies.get("session");
  for (const path of ["/user/view?user=1", "/user/list"]) {
    const weight = await weighPage(browser, server.origin + path, session);
    expect(weight.script).toBeGreaterThan(10 * KB);
    expect(weight.script).toBeLessThanOrEqual(MAX_SCRIPT);
    expect(weight.html + weight.css).toBeLessThanOrEqual(MAX_HTML_AND_CSS);
    expect(weight.scriptBeforeLoad).toBe(0);
  }
});

test("a page runs a fixed number of queries, whatever its length", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const countQueries = async (address: string) => {
    server.takeQueries();
    expect((await alice.get(address)).status).toBe(200);
    return server.takeQueries().filter((sql) => !/outbox|"maintenance"/.test(sql)).length;
  };
  const short = await writeRecipe(server.db, "alice", buildStew("Onion", "Carrot"));
  const long = await writeUsualRecipe(server);
  const book = await makeCookbook(server.db, "alice");
  const list =
    "/recipe/list?source=user&source=likedBy&source=userCookbooks&source=followedBy&sort=NAME&order=asc";
  const QUERIES = {
    // Three of them for the counts of the tabs, the places in the list, and an undo.
    [list]: 7,
    "/home": 11,
    "/dashboard": 10,
    [`/cookbook/view?cookbook=${book}`]: 7,
    // Includes two queries for the users that may be chosen: followers and followed users.
    [`/cookbook/edit?cookbook=${book}`]: 6,
    [`/cookbook/print?cookbook=${book}`]: 8,
    [`/cookbook/edit?addRecipe=${short}`]: 7,
    [`/cookbook/edit?addTo=${book}`]: 4,
    "/cookbook/list": 5,
    [`/cookbook/shared?key=${await shareCookbookByLink(server.db, "alice", book)}`]: 4,
  };
  const counted = async () => {
    const counts: Record<string, number> = {};
    for (const page of Object.keys(QUERIES)) counts[page] = await countQueries(page);
    return counts;
  };
  // The first visit stores the list's filters.
  await alice.get(list);
  const inShort = await counted();
  for (let count = 0; count < 30; count++) {
    const recipe = await writeRecipe(server.db, "alice");
    await addRecipeToCookbook(server.db, CAST.alice, book, recipe);
    await makeCookbook(server.db, "alice", { members: ["dana"] });
  }
  expect({
    viewShort: await countQueries(`/recipe/view?id=${short}`),
    viewLong: await countQueries(`/recipe/view?id=${long}`),
    inShort,
    inLong: await counted(),
  }).toEqual({ viewShort: 10, viewLong: 10, inShort: QUERIES, inLong: QUERIES });
});
