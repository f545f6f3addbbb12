import { paths } from "#domain/site/paths";
import type { CheckScope, DataProblem } from "./problem";

/** Users, not a repair, must choose a new administrator. */
export async function* findCookbookProblems({ snapshot }: CheckScope): AsyncGenerator<DataProblem> {
  const loose = await snapshot
    .selectFrom("cookbooks")
    .select(["id", "name"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cookbook_members")
            .select("user_id")
            .whereRef("cookbook_members.cookbook_id", "=", "cookbooks.id")
            .where("is_administrator", "=", 1),
        ),
      ),
    )
    .execute();
  for (const { id, name } of loose) {
    yield {
      message: `The cookbook “${name}” (${paths.cookbookView(id)}) has no administrator: one of Popote’s can make a member one`,
    };
  }
}
