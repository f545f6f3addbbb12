import type { AccessKind } from "#domain/administration/access-grants";

export interface Person {
  id: number;
  username: string;
  role: "USER" | "ADMIN";
  imageVersion: number | null;
  /** Only under /admin. */
  access?: AccessGrant;
}
export type Viewer = Person | null;

/** Gives an ADMIN the owner's rights on one item for a while; the owner is told the reason. */
export interface AccessGrant {
  id: number;
  kind: AccessKind;
  targetId: number;
  reason: string;
  expiresAt: number;
}

// Rights to see things are part of each query (`visibleTo`): nothing hidden is counted or timed.

export function isAdmin(viewer: Viewer): boolean {
  return viewer?.role === "ADMIN";
}

export function findGrantedId(viewer: Viewer, kind: AccessKind): number | undefined {
  const access = isAdmin(viewer) ? viewer?.access : undefined;
  return access?.kind === kind ? access.targetId : undefined;
}

/** Keeps only what decides visibility, so that viewers with equal rights share queries. */
export function pickRights(viewer: Person): Person;
export function pickRights(viewer: Viewer): Viewer;
export function pickRights(viewer: Viewer): Viewer {
  return viewer && { ...viewer, username: "", imageVersion: null };
}

export function mayEditRecipe(viewer: Viewer, recipe: { id: number; authorId: number }): boolean {
  return viewer?.id === recipe.authorId || findGrantedId(viewer, "RECIPE") === recipe.id;
}

export function mayEditUser(viewer: Viewer, userId: number): boolean {
  return viewer?.id === userId || findGrantedId(viewer, "USER") === userId;
}

export type Membership = { isAdministrator: boolean } | null;

export interface OwnCookbook {
  id: number;
  membership: Membership;
}

export function mayAddToCookbook(viewer: Viewer, cookbook: OwnCookbook): boolean {
  return cookbook.membership !== null || mayAdministerCookbook(viewer, cookbook);
}

export function mayRemoveFromCookbook(
  viewer: Viewer,
  cookbook: OwnCookbook,
  recipe: { addedBy: number | null },
): boolean {
  if (mayAdministerCookbook(viewer, cookbook)) return true;
  return cookbook.membership !== null && viewer?.id === recipe.addedBy;
}

export function mayAdministerCookbook(viewer: Viewer, { id, membership }: OwnCookbook): boolean {
  return membership?.isAdministrator === true || findGrantedId(viewer, "COOKBOOK") === id;
}
