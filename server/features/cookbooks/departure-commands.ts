import type { ExpressionBuilder, Transaction } from "kysely";
import type { Departure } from "#domain/cookbook/cookbook";
import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { hiddenFrom } from "../../policies/visibility/hidden-people";

const DAY_MS = 86_400_000;
const NOTICE_DAYS = 30;
const MAX_TITLES = 10;

interface DepartingMember {
  cookbook: { id: number; name: string };
  memberId: number;
  how: Departure["how"];
}

/** Only the recipes every reader of the cookbook knew of. */
export interface RemovedRecipes {
  count: number;
  titles: string[];
}

// Call after the membership has ended; what members saw only through the cookbook goes too.
export async function removeMemberRecipes(
  trx: Transaction<Database>,
  { cookbook, memberId, how }: DepartingMember,
): Promise<RemovedRecipes> {
  const leaving = await selectCookbookRecipes(trx)
    .where("held.cookbook_id", "=", cookbook.id)
    .where((eb) =>
      eb.or([
        eb("recipes.author_id", "=", memberId),
        eb.and([eb.not(isAddedByMember(eb)), eb.not(isSeenByMember(eb))]),
      ]),
    )
    .execute();
  await removeCookbookRecipes(trx, leaving);
  const known = leaving.filter((it) => it.visibility !== "PRIVATE" && !it.isHiddenFromSomebody);
  const left = { count: known.length, titles: known.slice(0, MAX_TITLES).map((it) => it.title) };
  await trx
    .insertInto("cookbook_departures")
    .values({
      cookbook_id: cookbook.id,
      cookbook_name: cookbook.name,
      member_id: how === "DELETED" ? null : memberId,
      how,
      recipes: left.count,
      titles: JSON.stringify(how === "DELETED" ? [] : left.titles),
      departed_at: Date.now(),
    })
    .execute();
  return left;
}

export async function removeBlockedRecipes(
  trx: Transaction<Database>,
  blockerId: number,
  blockedId: number,
): Promise<void> {
  const leaving = await selectCookbookRecipes(trx)
    .where("recipes.author_id", "=", blockerId)
    .where("held.added_by", "=", blockedId)
    .where((eb) => eb.not(isSeenByMember(eb)))
    .execute();
  await removeCookbookRecipes(trx, leaving);
}

export async function deleteOldDepartures(db: Db, signal: AbortSignal): Promise<number> {
  const end = Date.now() - NOTICE_DAYS * DAY_MS;
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("cookbook_departures")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("cookbook_departures")
          .select("id")
          .where("departed_at", "<", end)
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

type Held = Database & { held: Database["cookbook_recipes"] };
type HeldBuilder = ExpressionBuilder<Held, "held" | "recipes">;

function selectCookbookRecipes(trx: Transaction<Database>) {
  return trx
    .selectFrom("cookbook_recipes as held")
    .innerJoin("recipes", "recipes.id", "held.recipe_id")
    .select(["held.cookbook_id as cookbookId", "recipes.id", "recipes.title", "recipes.visibility"])
    .select((eb) =>
      eb
        .or([
          eb("recipes.author_id", "in", hiddenFrom(null)),
          eb("recipes.author_id", "in", eb.selectFrom("blocks").select("blocks.blocker_id")),
        ])
        .as("isHiddenFromSomebody"),
    )
    .where("recipes.visibility", "!=", "PUBLIC")
    .orderBy("held.added_at")
    .orderBy("held.recipe_id");
}

async function removeCookbookRecipes(
  trx: Transaction<Database>,
  leaving: { cookbookId: number; id: number }[],
): Promise<void> {
  for (const { cookbookId, id } of leaving) {
    await trx
      .deleteFrom("cookbook_recipes")
      .where("cookbook_id", "=", cookbookId)
      .where("recipe_id", "=", id)
      .execute();
  }
}

function isAddedByMember(eb: HeldBuilder) {
  return eb.exists(
    eb
      .selectFrom("cookbook_members as adder")
      .select("adder.user_id")
      .whereRef("adder.cookbook_id", "=", "held.cookbook_id")
      .whereRef("adder.user_id", "=", "held.added_by"),
  );
}

function isSeenByMember(eb: HeldBuilder) {
  return eb.exists(
    eb
      .selectFrom("cookbook_members as member")
      .select("member.user_id")
      .whereRef("member.cookbook_id", "=", "held.cookbook_id")
      .where((each) =>
        each.not(
          each.exists(
            each
              .selectFrom("blocks")
              .select("blocks.blocker_id")
              .whereRef("blocks.blocker_id", "=", "recipes.author_id")
              .whereRef("blocks.blocked_id", "=", "member.user_id"),
          ),
        ),
      )
      .where((each) =>
        each.or([
          each("member.user_id", "=", each.ref("recipes.author_id")),
          each.and([
            each("recipes.visibility", "=", "PROTECTED"),
            each.or([
              each.exists(
                each
                  .selectFrom("follows")
                  .select("follows.follower_id")
                  .whereRef("follows.follower_id", "=", "member.user_id")
                  .whereRef("follows.followed_id", "=", "recipes.author_id")
                  .where("follows.accepted_at", "is not", null),
              ),
              each.exists(
                each
                  .selectFrom("cookbook_recipes as elsewhere")
                  .innerJoin(
                    "cookbook_members as reader",
                    "reader.cookbook_id",
                    "elsewhere.cookbook_id",
                  )
                  .select("elsewhere.recipe_id")
                  .whereRef("elsewhere.recipe_id", "=", "recipes.id")
                  .whereRef("elsewhere.cookbook_id", "!=", "held.cookbook_id")
                  .whereRef("reader.user_id", "=", "member.user_id"),
              ),
            ]),
          ]),
        ]),
      ),
  );
}
