import { paths } from "#domain/site/paths";
import { likeRecipe } from "../../features/recipes/liking";
import type { Db } from "../../platform/db/open";
import { toAppError } from "../../platform/disk-health";
import { parseId } from "./id-parameters";

export async function replaySentAction(db: Db, userId: number, path: string): Promise<void> {
  const id = parseId(new URLSearchParams(path.split("?")[1]).get("id"));
  if (id === undefined || path !== paths.recipeLike(id)) return;
  // Outside /admin everyone has a user's rights.
  const viewer = { id: userId, username: "", role: "USER", imageVersion: null } as const;
  try {
    await likeRecipe(db, viewer, id);
  } catch (error) {
    if (!toAppError(error)) throw error;
  }
}
