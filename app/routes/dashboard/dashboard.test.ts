import { expect, test } from "vitest";
import { likeRecipe } from "#server/features/recipes/liking";
import { CAST } from "../../../tests/support/cast";
import { follow } from "../../../tests/support/list-pages";
import { extractText } from "../../../tests/support/page";
import { shareInCookbook, writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

test("the dashboard counts only the user's own recipes, likes, followers and cookbooks", async () => {
  const server = await openTestServer();
  const { db } = server;
  const liked = await writeRecipe(db, "alice", { visibility: "PUBLIC" });
  await writeRecipe(db, "alice", { visibility: "PROTECTED" });
  const gone = await writeRecipe(db, "alice", { visibility: "PUBLIC" });
  for (const who of ["bob", "charlie"] as const) await likeRecipe(db, CAST[who], liked);
  await likeRecipe(db, CAST.bob, gone);
  await db.updateTable("recipes").set({ visibility: "PRIVATE" }).where("id", "=", gone).execute();
  await follow(db, "dana", "alice", { isAccepted: false });
  await shareInCookbook(db, liked);
  await writeRecipe(db, "bob", { visibility: "PUBLIC" });
  const seen = async (who: "alice" | "charlie") =>
    extractText((await (await server.as(who)).get("/dashboard")).text);
  expect(await seen("alice")).toMatch(
    /1 public recipe .*1 recipe for followers .*1 private recipe .*3 likes received .*1 follower .*1 cookbook /,
  );
  const nothing = await seen("charlie");
  expect(nothing).toMatch(/Nothing to count yet\..* Write a recipe /);
  expect(nothing).not.toMatch(/In numbers|New followers|Recently liked/);
});

test("recent followers and likes come first", async () => {
  const server = await openTestServer();
  const { db } = server;
  const [first, second, unliked] = [
    await writeRecipe(db, "alice", { title: "Leek pie" }),
    await writeRecipe(db, "alice", { title: "Onion pie" }),
    await writeRecipe(db, "alice", { title: "Plum pie" }),
  ];
  await db.updateTable("recipes").set({ visibility: "PUBLIC" }).execute();
  for (const [who, recipe] of [
    ["bob", second],
    ["charlie", first],
    ["dana", first],
  ] as const)
    await likeRecipe(db, CAST[who], recipe);
  const at = (recipe: number, likedAt: number) =>
    db.updateTable("likes").set({ liked_at: likedAt }).where("recipe_id", "=", recipe).execute();
  await at(first, 2000);
  await at(second, 1000);
  await follow(db, "charlie", "alice", { isAccepted: true });
  const { text } = await (await server.as("alice")).get("/dashboard");
  const news = extractText(text);
  expect(news).toMatch(
    /New followers .*Charlie.* Recently liked .*Leek pie 2 likes .*Onion pie 1 like /,
  );
  expect(text).not.toContain(`/recipe/view?id=${unliked}`);
  await at(second, 3000);
  expect(extractText((await (await server.as("alice")).get("/dashboard")).text)).toMatch(
    /Onion pie 1 like .*Leek pie 2 likes /,
  );
});

test("the dashboard lists recipes without ingredients or steps, and what each lacks", async () => {
  const server = await openTestServer();
  const { db } = server;
  const ingredients = [{ name: "Leek", amount: null, unit: "NONE" as const, complement: "" }];
  await writeRecipe(db, "alice", { title: "Whole", ingredients, steps: ["Stir"] });
  const bare = await writeRecipe(db, "alice", { title: "Bare", tips: ["A tip is no step"] });
  await writeRecipe(db, "alice", { title: "Listed", ingredients });
  await writeRecipe(db, "alice", { title: "Told", steps: ["Stir"] });
  await writeRecipe(db, "bob", { title: "Of Bob" });
  const alice = await server.as("alice");
  const { text } = await alice.get("/dashboard");
  expect(extractText(text)).toMatch(
    /Told no ingredients .*Listed no steps .*Bare no ingredients, no steps/,
  );
  expect(text).toContain(`href="/recipe/edit?id=${bare}"`);
  expect(extractText(text)).not.toMatch(/Whole|Of Bob/);
  const dana = extractText((await (await server.as("dana")).get("/dashboard")).text);
  expect(dana).toContain("Nothing is waiting for you.");
  expect(dana).not.toContain("To finish");
});

test("the dashboard shows follow requests with buttons to accept and decline", async () => {
  const server = await openTestServer();
  await follow(server.db, "dana", "alice", { isAccepted: false });
  await follow(server.db, "charlie", "alice", { isAccepted: false });
  const { text } = await (await server.as("alice")).get("/dashboard");
  const [, section = ""] = /<section class="card requests">(.*?)<\/section>/s.exec(text) ?? [];
  const asking = [...section.matchAll(/href="\/user\/view\?user=(\d+)"/g)].map(([, id]) =>
    Number(id),
  );
  expect(asking.toSorted()).toEqual([CAST.charlie.id, CAST.dana.id]);
  const form = /<form(?=[^>]*method="post")(?=[^>]*action="\/user\/follow").*?<\/form>/s.exec(
    section,
  )?.[0];
  expect(form).toMatch(/name="user" value="\d"/);
  expect(form).toMatch(/name="from" value="\/dashboard"/);
  expect(form).toMatch(/name="intent" value="accept" [^>]*aria-label="Accept /);
  expect(form).toMatch(/name="intent" value="decline" [^>]*aria-label="Decline /);
  const bob = await server.as("bob");
  expect((await bob.get("/dashboard")).text).not.toContain("card requests");
});
