/** Who is asking: somebody signed in, or nobody. */
export interface Person {
  id: number;
  username: string;
  role: "USER" | "ADMIN";
  imageVersion: number | null;
}
export type Viewer = Person | null;

/*
 * Changing is decided here, on what the row says; seeing is decided in the queries themselves, by
 * the scope `visibleTo` of each noun, so that nothing unseen is ever counted, listed or timed.
 */

export function isAdmin(viewer: Viewer): boolean {
  return viewer?.role === "ADMIN";
}

/** Edit, delete, change visibility or image of a recipe; else recipe.notAllowedToEdit. */
export function mayEditRecipe(viewer: Viewer, recipe: { authorId: number }): boolean {
  return isAdmin(viewer) || viewer?.id === recipe.authorId;
}

/** Edit a person, their settings or picture; else user.notAllowedToEdit. */
export function mayEditUser(viewer: Viewer, userId: number): boolean {
  return isAdmin(viewer) || viewer?.id === userId;
}
