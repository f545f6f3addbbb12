import { describe, expect, test } from "vitest";
import { likeRecipe } from "#server/features/recipes/liking";
import { CAST } from "../../../../tests/support/cast";
import type { Answer } from "../../../../tests/support/client";
import {
  extractTitles,
  findNextPage,
  findPreviousPage,
} from "../../../../tests/support/list-pages";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const MINE = "/recipe/list?source=user";

async function writeDishes({ db }: TestServer, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const id = await writeRecipe(db, "alice", {
      title: `Dish ${number % 7}`,
      visibility: "PUBLIC",
    });
    if (number % 3 === 0) await likeRecipe(db, CAST.bob, id);
  }
}

async function dateRecipe({ db }: TestServer, title: string, time: string): Promise<void> {
  const id = await writeRecipe(db, "alice", { title });
  await db
    .updateTable("recipes")
    .set({ created_at: Date.parse(time) } as never)
    .where("id", "=", id)
    .execute();
}

const findPlace = ({ text }: Answer) => /\d+–\d+ of \d+/.exec(text)?.[0];
const listJumps = ({ text }: Answer) => {
  const [, nav = ""] = /<nav class="jumps[^>]*>(.*?)<\/nav>/.exec(text) ?? [];
  const links = nav.matchAll(/<a([^>]*)href="([^"]+)"[^>]*>([^<]+)<\/a>/g);
  return [...links].map(([, attributes = "", to = "", label = ""]) => ({
    label,
    to: to.replaceAll("&amp;", "&"),
    isShown: attributes.includes("aria-current"),
  }));
};

describe("the pages before lead back through the same pages, each with its place", () => {
  test.each(["DATE&order=desc", "DATE&order=asc", "NAME&order=asc", "LIKES&order=desc", "RANDOM"])(
    "%s",
    async (sort) => {
      const server = await openTestServer();
      await writeDishes(server, 60);
      const alice = await server.as("alice");
      const open = async (address: string) => {
        const answer = await alice.get(address);
        return answer.location ? alice.get(answer.location) : answer;
      };
      const there = [await open(`${MINE}&sort=${sort}`)];
      for (let next = findNextPage(there[0] as Answer); next; ) {
        const page = await open(next);
        there.push(page);
        next = findNextPage(page);
      }
      expect(there.map(findPlace)).toEqual(["1–24 of 60", "25–48 of 60", "49–60 of 60"]);
      const back = [there.at(-1) as Answer];
      for (let previous = findPreviousPage(back[0] as Answer); previous; ) {
        const page = await open(previous);
        back.unshift(page);
        previous = findPreviousPage(page);
      }
      expect(back.map(extractTitles)).toEqual(there.map(extractTitles));
    },
  );
});

test("a letter leads to the first recipe that begins with it, in both directions", async () => {
  const server = await openTestServer();
  for (let number = 0; number < 30; number++) {
    await writeRecipe(server.db, "alice", { title: `Bun ${number}` });
  }
  for (const title of ["7-minute egg", "Éclair", "Œufs mimosa", "apple pie", "Борщ"]) {
    await writeRecipe(server.db, "alice", { title });
  }
  const alice = await server.as("alice");
  for (const [order, letters] of [
    ["asc", ["#", "A", "B", "E", "O", "…"]],
    ["desc", ["…", "O", "E", "B", "A", "#"]],
  ] as const) {
    const jumps = listJumps(await alice.get(`${MINE}&sort=NAME&order=${order}`));
    expect(jumps.map(({ label }) => label)).toEqual(letters);
    expect(jumps.map(({ isShown }) => isShown)).toEqual(letters.map((_, at) => at === 0));
    const firsts = [];
    for (const { to } of jumps) firsts.push(extractTitles(await alice.get(to))[0]);
    const expected = ["7-minute egg", "apple pie", "Bun", "Éclair", "Œufs mimosa", "Борщ"];
    expect(firsts.map((title) => title?.replace(/^Bun .*/, "Bun"))).toEqual(
      order === "asc" ? expected : expected.toReversed(),
    );
  }
  const eclair = listJumps(await alice.get(`${MINE}&sort=NAME`)).find(({ label }) => label === "E");
  const page = await alice.get(eclair?.to ?? "");
  expect(listJumps(page).find(({ isShown }) => isShown)?.label).toBe("E");
  expect(findPlace(page)).toBe("33–35 of 35");
});

test("a month is the viewer’s own, and older months are reached by their year", async () => {
  const server = await openTestServer();
  for (let month = 1; month <= 12; month++) {
    await dateRecipe(server, `Of ${month}`, `2024-${String(month).padStart(2, "0")}-15T12:00Z`);
  }
  await dateRecipe(server, "Late", "2025-07-01T02:30Z");
  await dateRecipe(server, "Old", "2022-03-03T12:00Z");
  const alice = await server.as("alice");
  const open = (timeZone: string) => {
    alice.cookies.set("timeZone", encodeURIComponent(timeZone));
    return alice.get(`${MINE}&sort=DATE&order=desc`);
  };
  const labels = async (timeZone: string) =>
    listJumps(await open(timeZone)).map(({ label }) => label);
  expect((await labels("America/Montreal"))[0]).toBe("Jun 2025");
  const inParis = await open("Europe/Paris");
  expect(listJumps(inParis).map(({ label }) => label)).toEqual([
    ...[
      "Jul 2025",
      "Dec 2024",
      "Nov",
      "Oct",
      "Sep",
      "Aug",
      "Jul",
      "Jun",
      "May",
      "Apr",
      "Mar",
      "Feb",
    ],
    ...["2024", "2022"],
  ]);
  const old = await alice.get(listJumps(inParis).at(-1)?.to ?? "");
  expect(extractTitles(old)).toEqual(["Old"]);
});

test("a list in rows shows 50 recipes under their letters, and stays in rows", async () => {
  const server = await openTestServer();
  await writeDishes(server, 60);
  await writeRecipe(server.db, "alice", { title: "Apple pie" });
  const alice = await server.as("alice");
  const page = await alice.get(`${MINE}&sort=NAME&view=rows`);
  expect(extractTitles(page)).toHaveLength(50);
  expect(findPlace(page)).toBe("1–50 of 61");
  const headings = page.text.replaceAll("<!-- -->", "").matchAll(/<h2>(\w+ <small>\d+)/g);
  expect([...headings].map(([, heading]) => heading)).toEqual(["A <small>1", "D <small>60"]);
  for (const address of [`${MINE}&sort=LIKES`, "/recipe/list?search="]) {
    expect(extractTitles(await alice.get(address))).toHaveLength(50);
  }
  await alice.get("/recipe/list?search=&view=cards");
  expect(extractTitles(await alice.get(`${MINE}&sort=NAME`))).toHaveLength(24);
  const { location } = await alice.get("/recipe/list");
  expect(location).toBe(`${MINE}&sort=NAME&order=asc`);
});

test("totals count what the viewer may see, and say how many of all match", async () => {
  const server = await openTestServer();
  const { db } = server;
  await writeRecipe(db, "alice", { title: "Tea", category: "DRINK" });
  for (const visibility of ["PUBLIC", "PROTECTED", "PRIVATE"] as const) {
    const id = await writeRecipe(db, "bob", { title: "Bun", visibility: "PUBLIC" });
    await likeRecipe(db, CAST.alice, id);
    await db.updateTable("recipes").set({ visibility }).where("id", "=", id).execute();
  }
  const alice = await server.as("alice");
  const tabs = ({ text }: Answer) =>
    [...text.matchAll(/>(\w+)(?:<!-- -->)? <small>([\d,+]+)<\/small>/g)].map(([, ...tab]) =>
      tab.join(" "),
    );
  const page = await alice.get("/recipe/list?search=bun");
  expect(tabs(page)).toEqual(["Mine 1", "Liked 1", "Cookbooks 0", "Following 0", "All 2"]);
  expect(page.text).toContain(">1 of 2</p>");
  expect((await alice.get(`${MINE}&sort=DATE`)).text).toContain(">1 recipe</p>");
  expect((await alice.get(`${MINE}&category=OTHER`)).text).toContain(">0 of 1</p>");
});
