import { z } from "zod";
import type { Visibility } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";

const PAGE_SIZE = 24;
const MAX_COMPLAINTS = 10;

const cursorSchema = z.tuple([z.number().int()]);

export interface ReportedItem {
  id: number;
  kind: "RECIPE" | "PICTURE" | "USER";
  /** Null if a user, or their image, is reported. */
  recipe: ReportedRecipe | null;
  person: { id: number; username: string; isAdmin: boolean; isSuspended: boolean };
  imageVersion: number | null;
  complaints: Complaint[];
  count: number;
}

export interface ReportedRecipe {
  id: number;
  /** Null if it has become PRIVATE: reading it needs an access grant. */
  title: string | null;
  visibility: Visibility;
  isVisible: boolean;
}

export interface Complaint {
  id: number;
  reason: string;
  reportedAt: number;
  reporter: { id: number; username: string } | null;
}

export async function listOpenReports(
  db: Db,
  viewer: Person,
  cursor: string | null,
): Promise<{ things: ReportedItem[]; next: string | null }> {
  const rows = await selectFirstReports(db, cursor);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const complaints = await listComplaints(
    db,
    page.map(({ thing }) => thing),
  );
  const visible = await filterVisible(
    db,
    viewer,
    page.map(({ recipeId }) => recipeId),
  );
  return {
    things: page.map((row) => toReportedItem(row, complaints.get(row.thing) ?? [], visible)),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.id]) : null,
  };
}

type Row = Awaited<ReturnType<typeof selectFirstReports>>[number];

async function selectFirstReports(db: Db, cursor: string | null) {
  const [after] = cursor === null ? [0] : decodeCursor(cursor, cursorSchema);
  return db
    .selectFrom("reports as report")
    .leftJoin("recipes", "recipes.id", "report.recipe_id")
    .innerJoin("users", (join) =>
      join.on((eb) => eb("users.id", "=", eb.fn.coalesce("report.user_id", "recipes.author_id"))),
    )
    .select(["report.id", "report.kind", "report.thing", "recipes.id as recipeId"])
    .select(["recipes.title", "recipes.visibility", "recipes.image_version as recipeImage"])
    .select(["users.id as userId", "users.username", "users.image_version as userImage"])
    .select(["users.role", "users.suspended_at"])
    .where("report.settled_at", "is", null)
    .where("report.id", ">", after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("reports as earlier")
            .select("earlier.id")
            .whereRef("earlier.thing", "=", "report.thing")
            .whereRef("earlier.id", "<", "report.id")
            .where("earlier.settled_at", "is", null),
        ),
      ),
    )
    .orderBy("report.id")
    .limit(PAGE_SIZE + 1)
    .execute();
}

type ComplaintRow = Awaited<ReturnType<typeof selectComplaints>>[number];

async function listComplaints(db: Db, things: string[]): Promise<Map<string, ComplaintRow[]>> {
  const groups = new Map<string, ComplaintRow[]>(things.map((thing) => [thing, []]));
  if (things.length === 0) return groups;
  for (const row of await selectComplaints(db, things)) groups.get(row.thing)?.push(row);
  return groups;
}

async function selectComplaints(db: Db, things: string[]) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("reports")
        .selectAll("reports")
        .select((one) => [
          one.fn
            .agg<number>("row_number")
            .over((of) => of.partitionBy("thing").orderBy("id"))
            .as("place"),
          one.fn
            .countAll<number>()
            .over((of) => of.partitionBy("thing"))
            .as("count"),
        ])
        .where("thing", "in", things)
        .where("settled_at", "is", null)
        .as("report"),
    )
    .leftJoin("users as reporter", "reporter.id", "report.reporter_id")
    .select(["report.id", "report.thing", "report.reason", "report.reported_at", "report.count"])
    .select(["reporter.id as reporterId", "reporter.username"])
    .where("report.place", "<=", MAX_COMPLAINTS)
    .orderBy("report.id")
    .execute();
}

function toReportedItem(row: Row, complaints: ComplaintRow[], visible: Set<number>): ReportedItem {
  const { id, kind, recipeId, title, visibility, recipeImage, userId, username, userImage } = row;
  const isRecipe = recipeId !== null && title !== null && visibility !== null;
  return {
    id,
    kind,
    recipe: isRecipe ? toReportedRecipe(recipeId, title, visibility, visible) : null,
    person: {
      id: userId,
      username,
      isAdmin: row.role === "ADMIN",
      isSuspended: row.suspended_at !== null,
    },
    imageVersion: isRecipe ? recipeImage : userImage,
    complaints: complaints.map(toComplaint),
    count: complaints[0]?.count ?? 0,
  };
}

/** The reporter saw it, so its title may be shown unless the recipe has become private. */
function toReportedRecipe(
  id: number,
  title: string,
  visibility: Visibility,
  visible: Set<number>,
): ReportedRecipe {
  const isVisible = visible.has(id);
  const isKnown = isVisible || visibility !== "PRIVATE";
  return { id, title: isKnown ? title : null, visibility, isVisible };
}

async function filterVisible(db: Db, viewer: Person, ids: (number | null)[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("recipes")
    .select("recipes.id")
    .where(
      "recipes.id",
      "in",
      ids.filter((id) => id !== null),
    )
    .where(visibleTo(viewer))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function toComplaint({ id, reason, reported_at, reporterId, username }: ComplaintRow): Complaint {
  const reporter = reporterId !== null && username !== null ? { id: reporterId, username } : null;
  return { id, reason, reportedAt: reported_at, reporter };
}
