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

/** What somebody is in a cookbook; null for who is no member of it. */
export type Membership = { isAdministrator: boolean } | null;

/** Add a recipe that one may see to a cookbook; else cookbook.notMember. */
export function mayAddToCookbook(viewer: Viewer, membership: Membership): boolean {
  return isAdmin(viewer) || membership !== null;
}

/** Take a recipe out of a cookbook; else cookbook.notAllowedToRemoveRecipe. */
export function mayRemoveFromCookbook(
  viewer: Viewer,
  membership: Membership,
  recipe: { addedBy: number | null },
): boolean {
  if (mayAdministerCookbook(viewer, membership)) return true;
  return membership !== null && viewer?.id === recipe.addedBy;
}

/**
 * Rename, describe, illustrate or delete a cookbook; add, remove, make and unmake its people; else
 * cookbook.notAdministrator.
 */
export function mayAdministerCookbook(viewer: Viewer, membership: Membership): boolean {
  return isAdmin(viewer) || membership?.isAdministrator === true;
}

/** Whether somebody may do a thing only because they are an ADMIN; `may` says whether one may. */
export function stepsIn(viewer: Person, may: (viewer: Person) => boolean): boolean {
  return isAdmin(viewer) && !may({ ...viewer, role: "USER" });
}
