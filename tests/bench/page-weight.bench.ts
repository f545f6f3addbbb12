import { onTestFinished, test } from "vitest";
import { launchChromium } from "../support/chromium";
import { writeDinner } from "../support/dinner";
import { writeRecipe } from "../support/recipes";
import { openTestServer } from "../support/server";
import { weighPage } from "../support/weigh-page";

test("what a page weighs on the wire, and how many queries it costs", async () => {
  const server = await openTestServer();
  const id = await writeDinner(server);
  for (let count = 0; count < 30; count++) await writeRecipe(server.db, "alice");
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const rows = [];
  for (const [who, path] of [
    ["nobody", `/recipe/view?id=${id}`],
    ["alice", `/recipe/view?id=${id}`],
    ["alice", `/recipe/edit?id=${id}`],
    ["alice", "/recipe/list?search="],
    ["alice", "/dashboard"],
    ["alice", "/home"],
    ["nobody", "/login"],
  ] as const) {
    const client = await server.as(who);
    server.takeQueries();
    await client.get(path);
    const queries = server.takeQueries().filter((sql) => !/outbox|"maintenance"/.test(sql)).length;
    const session = client.cookies.get("session");
    rows.push({ who, path, queries, ...(await weighPage(browser, server.origin + path, session)) });
  }
  console.table(rows);
});
