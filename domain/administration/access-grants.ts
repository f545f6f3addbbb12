import type { AuditAction } from "./audit-actions";

export type AccessKind = "RECIPE" | "COOKBOOK" | "USER";

export const MIN_ACCESS_REASON = 10;
export const MAX_ACCESS_REASON = 500;
export const ACCESS_MINUTES = 60;

/** The administrator actions that the owner is notified of. */
export const OWNER_ACTIONS = [
  "recipe.read",
  "recipe.edit",
  "recipe.remove",
  "recipe.share",
  "recipe.unshare",
  "cookbook.read",
  "cookbook.edit",
  "cookbook.addMember",
  "cookbook.removeMember",
  "cookbook.makeAdministrator",
  "cookbook.unmakeAdministrator",
  "cookbook.addRecipe",
  "cookbook.removeRecipe",
  "cookbook.remove",
  "cookbook.unshare",
  "user.read",
  "user.edit",
  "picture.change",
  "picture.remove",
] as const satisfies AuditAction[];
export type OwnerAction = (typeof OWNER_ACTIONS)[number];
