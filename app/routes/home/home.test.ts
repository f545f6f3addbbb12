import { expect, test } from "vitest";
import { likeRecipe } from "#server/features/recipes/liking";
import { CAST } from "../../../tests/support/cast";
import { extractTitles, follow } from "../../../tests/support/list-pages";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

const FOLLOWED = "New from people you follow";
const POPULAR = "Popular recipes";
const LATEST = "Your latest recipes";

function under(text: string, heading: string): string[] {
  const [, part = ""] = text.split(`<h2>${heading}</h2>`);
  return extractTitles({ text: part.split("<h2>")[0] } as Parameters<typeof extractTitles>[0]);
}

test("a new user is shown how to start, without empty sections", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const { text } = await charlie.get("/home");
  expect(text).toContain("What’s cooking?");
  expect(text).toMatch(/href="\/recipe\/edit"[^>]*>Write a recipe</);
  expect(text).toMatch(/href="\/user\/list"[^>]*>Find people</);
  for (const heading of [FOLLOWED, POPULAR, LATEST]) expect(text).not.toContain(heading);
  expect(text).not.toContain("My dashboard");
});

test("a user who writes or follows is not new, a user with only a pending request is", async () => {
  const server = await openTestServer();
  const { db } = server;
  const isNewcomer = async (who: "bob" | "charlie" | "dana") =>
    (await (await server.as(who)).get("/home")).text.includes("What’s cooking?");
  await follow(db, "charlie", "alice", { isAccepted: false });
  await writeRecipe(db, "dana");
  expect([await isNewcomer("bob"), await isNewcomer("charlie"), await isNewcomer("dana")]).toEqual([
    false,
    true,
    false,
  ]);
  expect((await (await server.as("bob")).get("/home")).text).toMatch(
    /href="\/dashboard"[^>]*>My dashboard</,
  );
});

test("the feed shows eight recipes per section, newest or most liked first", async () => {
  const server = await openTestServer();
  const { db } = server;
  for (let count = 1; count <= 10; count++) {
    await writeRecipe(db, "alice", { title: `Followed ${count}`, visibility: "PROTECTED" });
    await writeRecipe(db, "bob", { title: `Own ${count}`, visibility: "PUBLIC" });
    const id = await writeRecipe(db, "charlie", {
      title: `Popular ${count}`,
      visibility: "PUBLIC",
    });
    if (count === 3) await likeRecipe(db, CAST.dana, id);
  }
  const { text } = await (await server.as("bob")).get("/home");
  const eight = (name: string) => Array.from({ length: 8 }, (_, index) => `${name} ${10 - index}`);
  expect(under(text, FOLLOWED)).toEqual(eight("Followed"));
  expect(under(text, LATEST)).toEqual(eight("Own"));
  expect(under(text, POPULAR)).toEqual(["Popular 3", ...eight("Popular").slice(0, 7)]);
});

test("the feed shows only visible recipes", async () => {
  const server = await openTestServer();
  const { db } = server;
  await writeRecipe(db, "alice", { title: "Hers alone", visibility: "PRIVATE" });
  const left = await writeRecipe(db, "alice", { title: "Was public", visibility: "PUBLIC" });
  await likeRecipe(db, CAST.charlie, left);
  await db.updateTable("recipes").set({ visibility: "PRIVATE" }).where("id", "=", left).execute();
  await writeRecipe(db, "dana", { title: "For her followers", visibility: "PROTECTED" });
  await follow(db, "charlie", "dana", { isAccepted: false });
  for (const who of ["bob", "charlie"] as const) {
    const { text } = await (await server.as(who)).get("/home");
    expect({ who, titles: extractTitles({ text } as Parameters<typeof extractTitles>[0]) }).toEqual(
      {
        who,
        titles: [],
      },
    );
  }
});
