import type { AccessKind } from "#domain/access";

/** Who is asking: somebody signed in, or nobody. */
export interface Person {
  id: number;
  username: string;
  role: "USER" | "ADMIN";
  imageVersion: number | null;
  /** Under /admin alone: what an ADMIN stepped into. */
  access?: AccessGrant;
}
export type Viewer = Person | null;

/** Lets an ADMIN do for a while with one thing what its owner may; its reason is shown to the owner. */
export interface AccessGrant {
  id: number;
  kind: AccessKind;
  /** Of the recipe, cookbook or account. */
  thingId: number;
  reason: string;
  expiresAt: number;
}

/*
 * Changing is decided here, on what the row says; seeing is decided in the queries themselves, by
 * the scope `visibleTo` of each noun, so that nothing unseen is ever counted, listed or timed. An
 * ADMIN is a USER like others in both, but for the one thing that they stepped into.
 */

export function isAdmin(viewer: Viewer): boolean {
  return viewer?.role === "ADMIN";
}

/** The id of what of a kind an ADMIN stepped into; nobody's where they did not. */
export function steppedInto(viewer: Viewer, kind: AccessKind): number | undefined {
  const access = isAdmin(viewer) ? viewer?.access : undefined;
  return access?.kind === kind ? access.thingId : undefined;
}

/** Edit, delete, change visibility or image of a recipe; else recipe.notAllowedToEdit. */
export function mayEditRecipe(viewer: Viewer, recipe: { id: number; authorId: number }): boolean {
  return viewer?.id === recipe.authorId || steppedInto(viewer, "RECIPE") === recipe.id;
}

/** Edit a person, their settings or picture; else user.notAllowedToEdit. */
export function mayEditUser(viewer: Viewer, userId: number): boolean {
  return viewer?.id === userId || steppedInto(viewer, "USER") === userId;
}

/** What somebody is in a cookbook; null for who is no member of it. */
export type Membership = { isAdministrator: boolean } | null;

/** A cookbook, and what the viewer is in it. */
export interface OwnCookbook {
  id: number;
  membership: Membership;
}

/** Add a recipe that one may see to a cookbook; else cookbook.notMember. */
export function mayAddToCookbook(viewer: Viewer, cookbook: OwnCookbook): boolean {
  return cookbook.membership !== null || mayAdministerCookbook(viewer, cookbook);
}

/** Take a recipe out of a cookbook; else cookbook.notAllowedToRemoveRecipe. */
export function mayRemoveFromCookbook(
  viewer: Viewer,
  cookbook: OwnCookbook,
  recipe: { addedBy: number | null },
): boolean {
  if (mayAdministerCookbook(viewer, cookbook)) return true;
  return cookbook.membership !== null && viewer?.id === recipe.addedBy;
}

/**
 * Rename, describe, illustrate or delete a cookbook; add, remove, make and unmake its people; else
 * cookbook.notAdministrator.
 */
export function mayAdministerCookbook(viewer: Viewer, { id, membership }: OwnCookbook): boolean {
  return membership?.isAdministrator === true || steppedInto(viewer, "COOKBOOK") === id;
}
