import { onTestFinished, test } from "vitest";
import type { Who } from "../support/cast";
import { launchChromium } from "../support/chromium";
import { writeRecipe } from "../support/recipes";
import { openTestServer } from "../support/server";
import { writeUsualRecipe } from "../support/usual-recipe";
import { weighPage } from "../support/weigh-page";
import { report } from "./report";

const LIGHT = { "Save-Data": "on" };

test("bytes of each page on the wire, and its queries", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  for (let count = 0; count < 30; count++) await writeRecipe(server.db, "alice");
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const rows = [];
  for (const [who, path, headers] of [
    ["nobody", `/recipe/view?id=${id}`],
    ["nobody", `/recipe/view?id=${id}`, LIGHT],
    ["nobody", "/explore"],
    ["nobody", "/login"],
    ["alice", `/recipe/view?id=${id}`],
    ["alice", `/recipe/edit?id=${id}`],
    ["alice", "/recipe/list?search="],
    ["alice", "/dashboard"],
    ["alice", "/home"],
    ["alice", "/home", LIGHT],
  ] as [Who, string, Record<string, string>?][]) {
    const client = await server.as(who);
    server.takeQueries();
    await client.get(path, headers);
    const queries = server.takeQueries().filter((sql) => !/outbox|"maintenance"/.test(sql)).length;
    const session = client.cookies.get("session");
    const weight = await weighPage(browser, server.origin + path, session, headers);
    rows.push({ page: `${path}${headers ? ", light" : ""}, ${who}`, queries, ...weight });
  }
  report("page-weight", rows);
});
