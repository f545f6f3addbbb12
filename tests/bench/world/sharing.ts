import type Sqlite from "better-sqlite3";
import { inBatches } from "./batches";
import type { Chance } from "./chance";
import { somebody, somePeople } from "./people";
import { FIRST_DAY } from "./time";

interface World {
  recipes: number;
  users: number;
}

const LIKED_SHARE = 0.2;
const MOST_LIKES = 50;
const PEOPLE_PER_COOKBOOK = 10;
const RECIPES_PER_COOKBOOK = 15;
/** Cookbooks of the last user, who reads the most. */
const OF_READER = 3;

/** One recipe in five is liked, few of them by many. */
export async function addLikes(
  sqlite: Sqlite.Database,
  chance: Chance,
  { recipes, users }: World,
): Promise<void> {
  const insert = sqlite.prepare(
    "INSERT INTO likes (user_id, recipe_id, liked_at) VALUES (?, ?, ?)",
  );
  await inBatches(sqlite, recipes, (id) => {
    if (!chance.isTrue(LIKED_SHARE)) return;
    const count = Math.min(chance.rank(MOST_LIKES) + 1, Math.floor(users / 2));
    for (const userId of somePeople(chance, users, count)) insert.run(userId, id, FIRST_DAY);
  });
}

export async function addCookbooks(
  sqlite: Sqlite.Database,
  chance: Chance,
  { recipes, users }: World,
): Promise<void> {
  const insertCookbook = sqlite.prepare(
    "INSERT INTO cookbooks (id, name, description, created_at) VALUES (?, ?, '', ?)",
  );
  const insertMember = sqlite.prepare(
    "INSERT INTO cookbook_members (cookbook_id, user_id, is_administrator, joined_at) VALUES (?, ?, ?, ?)",
  );
  const insertRecipe = sqlite.prepare(
    "INSERT INTO cookbook_recipes (cookbook_id, recipe_id, added_by, added_at) VALUES (?, ?, ?, ?)",
  );
  await inBatches(sqlite, Math.ceil(users / PEOPLE_PER_COOKBOOK), (id) => {
    insertCookbook.run(id, `Cookbook ${id}`, FIRST_DAY);
    const owner = somebody(chance, users);
    const members = somePeople(chance, users, chance.below(5)).add(owner);
    if (id <= OF_READER) members.add(users);
    for (const userId of members) insertMember.run(id, userId, userId === owner ? 1 : 0, FIRST_DAY);
    const held = Array.from({ length: RECIPES_PER_COOKBOOK }, () => 1 + chance.below(recipes));
    for (const recipeId of new Set(held)) insertRecipe.run(id, recipeId, owner, FIRST_DAY);
  });
}
