import { paths } from "#domain/site/paths";
import { likeRecipe } from "../../features/recipes/liking";
import type { Db } from "../../platform/db/open";
import { refusalOf } from "../../platform/full-disk";
import { asId } from "./id-parameters";

/** Does what a visitor sent before they logged in; the page that follows shows what was refused. */
export async function carryOut(db: Db, userId: number, path: string): Promise<void> {
  const id = asId(new URLSearchParams(path.split("?")[1]).get("id"));
  if (id === undefined || path !== paths.recipeLike(id)) return;
  // Outside /admin everybody has the rights of a user.
  const viewer = { id: userId, username: "", role: "USER", imageVersion: null } as const;
  try {
    await likeRecipe(db, viewer, id);
  } catch (error) {
    if (!refusalOf(error)) throw error;
  }
}
