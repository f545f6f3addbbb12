import type { Departure } from "#domain/cookbook/cookbook";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";

const SHOWN = 5;

export async function listDepartures(db: Db, viewer: Person): Promise<Departure[]> {
  const rows = await db
    .selectFrom("cookbook_departures as departure")
    .leftJoin("cookbook_members as own", (join) =>
      join
        .onRef("own.cookbook_id", "=", "departure.cookbook_id")
        .on("own.user_id", "=", viewer.id)
        .on("own.is_administrator", "=", 1),
    )
    .leftJoin("users", "users.id", "departure.member_id")
    .select([
      "departure.id",
      "departure.cookbook_id as cookbookId",
      "departure.cookbook_name as cookbook",
      "departure.how",
      "departure.recipes as count",
      "departure.titles",
      "departure.member_id as memberId",
      "users.username as member",
    ])
    .where((eb) =>
      eb.or([
        eb.and([
          eb("departure.member_id", "=", viewer.id),
          eb("departure.how", "=", "REMOVED"),
          eb(
            "departure.cookbook_id",
            "not in",
            eb
              .selectFrom("cookbook_members")
              .select("cookbook_members.cookbook_id")
              .where("cookbook_members.user_id", "=", viewer.id),
          ),
        ]),
        eb.and([
          eb("own.user_id", "is not", null),
          eb.or([eb("departure.member_id", "is", null), accountExistsFor(viewer)(eb)]),
        ]),
      ]),
    )
    .orderBy("departure.id", "desc")
    .limit(SHOWN)
    .execute();
  return rows.map(({ memberId, titles, ...row }) => ({
    ...row,
    titles: JSON.parse(titles) as string[],
    isOwn: memberId === viewer.id,
  }));
}
