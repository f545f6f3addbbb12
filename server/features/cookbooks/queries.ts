import type { CookbookCard } from "#domain/cookbook/cookbook";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import {
  type Membership,
  mayAddToCookbook,
  mayAdministerCookbook,
  type Person,
  type Viewer,
} from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { cookbookVisibleTo } from "../../policies/visibility/cookbooks";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { selectCounts } from "./cookbook-counts";
import { toMembership } from "./membership";

export interface Cookbook extends CookbookCard {
  description: string;
  membership: Membership;
  /** Whether a share link exists; only administrators are told. */
  isShared: boolean;
  can: {
    administer: boolean;
    addRecipe: boolean;
    leave: boolean;
  };
}

export async function getCookbook(db: Db, viewer: Viewer, id: number): Promise<Cookbook> {
  const row = await selectCookbook(db, viewer, id)
    .where(cookbookVisibleTo(viewer))
    .executeTakeFirst();
  if (row) return toCookbook(row, viewer);
  throw new AppError(
    (await selectCookbook(db, viewer, id).executeTakeFirst())
      ? "cookbook.notAllowedToSee"
      : "cookbook.notFound",
  );
}

export async function getEditableCookbook(db: Db, viewer: Person, id: number): Promise<Cookbook> {
  const row = await selectCookbook(db, viewer, id).executeTakeFirst();
  if (!row) throw new AppError("cookbook.notFound");
  const cookbook = toCookbook(row, viewer);
  if (!cookbook.can.administer) throw new AppError("cookbook.notAdministrator");
  return cookbook;
}

export async function wasCookbookSavedBy(db: Db, formKey: string): Promise<boolean> {
  const saved = await db
    .selectFrom("cookbooks")
    .select("id")
    .where("save_key", "=", formKey)
    .executeTakeFirst();
  return saved !== undefined;
}

export async function getVisibleUser(db: Db, viewer: Person, userId: number) {
  const reader = await db
    .selectFrom("users")
    .select(["users.id", "users.username"])
    .where("users.id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!reader) throw new AppError("user.notFound");
  return reader;
}

function selectCookbook(db: Db, viewer: Viewer, id: number) {
  return db
    .selectFrom("cookbooks")
    .leftJoin("cookbook_members as own", (join) =>
      join.onRef("own.cookbook_id", "=", "cookbooks.id").on("own.user_id", "=", viewer?.id ?? 0),
    )
    .select([
      "cookbooks.id",
      "cookbooks.name",
      "cookbooks.description",
      "cookbooks.image_version as imageVersion",
      "own.is_administrator as isAdministrator",
    ])
    .select((eb) =>
      eb
        .selectFrom("cookbook_members as administrator")
        .select((administrator) => administrator.fn.countAll<number>().as("count"))
        .whereRef("administrator.cookbook_id", "=", "cookbooks.id")
        .where("administrator.is_administrator", "=", 1)
        .where("administrator.user_id", "not in", hiddenFrom(null))
        .as("administrators"),
    )
    .select((eb) =>
      eb
        .selectFrom("cookbook_links")
        .select("cookbook_links.shared_at")
        .whereRef("cookbook_links.cookbook_id", "=", "cookbooks.id")
        .as("sharedAt"),
    )
    .select(selectCounts(viewer))
    .where("cookbooks.id", "=", id);
}

type CookbookRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectCookbook>["executeTakeFirst"]>>
>;

function toCookbook(row: CookbookRow, viewer: Viewer): Cookbook {
  const { id, name, description, imageVersion, recipes, members } = row;
  const membership = toMembership(row);
  const administer = mayAdministerCookbook(viewer, { id, membership });
  const isLast = membership?.isAdministrator === true && row.administrators === 1;
  return {
    id,
    name,
    description,
    imageVersion,
    recipes: recipes ?? 0,
    members: members ?? 0,
    membership,
    isShared: administer && row.sharedAt !== null,
    can: {
      administer,
      addRecipe: mayAddToCookbook(viewer, { id, membership }),
      leave: membership !== null && !isLast,
    },
  };
}
