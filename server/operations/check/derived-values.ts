import { paths } from "#domain/site/paths";
import { foldedKey, usernameKey } from "#domain/text/text";
import { listMiscountedCooks, recountCook } from "../../platform/db/cook-counts";
import { listMiscounted, recountLikes } from "../../platform/db/likes-count";
import type { CheckScope, DataProblem } from "./problem";

export async function* findDerivedValueProblems({
  snapshot,
}: CheckScope): AsyncGenerator<DataProblem> {
  for (const { id, title, stored, counted } of await listMiscounted(snapshot)) {
    yield {
      message: `The recipe “${title}” (${paths.recipeView(id)}) has ${counted} likes, but ${stored} are noted`,
      remedy: "they are counted again",
      repair: (db) => recountLikes(db, id),
    };
  }
  for (const { id, username } of await listMiscountedCooks(snapshot)) {
    yield {
      message: `The public recipes of ${username} (${paths.userView(id)}), or their likes, are not counted right`,
      remedy: "they are counted again",
      repair: (db) => recountCook(db, id),
    };
  }
  yield* findTitleProblems(snapshot);
  yield* findUsernameProblems(snapshot);
}

async function* findTitleProblems(snapshot: CheckScope["snapshot"]): AsyncGenerator<DataProblem> {
  const recipes = await snapshot
    .selectFrom("recipes")
    .select(["id", "title", "title_key"])
    .execute();
  for (const { id, title, title_key } of recipes) {
    if (title_key === foldedKey(title)) continue;
    yield {
      message: `The recipe “${title}” (${paths.recipeView(id)}) has a wrong place in lists by name`,
      remedy: "its place is worked out again",
      async repair(db) {
        await db
          .updateTable("recipes")
          .set({ title_key: foldedKey(title) })
          .where("id", "=", id)
          .where("title", "=", title)
          .execute();
      },
    };
  }
}

async function* findUsernameProblems(
  snapshot: CheckScope["snapshot"],
): AsyncGenerator<DataProblem> {
  const users = await snapshot
    .selectFrom("users")
    .select(["id", "username", "username_key as key"])
    .execute();
  for (const { id, username, key } of users) {
    if (key === usernameKey(username)) continue;
    yield {
      message: `The username ${username} (${paths.userView(id)}) is compared with others by a wrong key`,
      remedy: "its key is worked out again",
      async repair(db) {
        await db
          .updateTable("users")
          .set({ username_key: usernameKey(username) })
          .where("id", "=", id)
          .where("username", "=", username)
          .execute();
      },
    };
  }
}
