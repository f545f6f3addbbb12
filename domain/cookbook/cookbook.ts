import type { UserCard } from "../account/follow";
import type { RecipePicture } from "../recipe/recipe";

export const MAX_COOKBOOK_NAME = 50;
export const MAX_COOKBOOK_DESCRIPTION = 500;

export interface CookbookContent {
  name: string;
  description: string;
}

export interface Departure {
  id: number;
  cookbookId: number;
  cookbook: string;
  how: "REMOVED" | "LEFT" | "DELETED";
  /** Null if the account was deleted. */
  member: string | null;
  isOwn: boolean;
  count: number;
  titles: string[];
}

/** Counts only recipes and members visible to the viewer. */
export interface CookbookCard {
  id: number;
  name: string;
  imageVersion: number | null;
  recipes: number;
  members: number;
}

/** What stands on a cookbook: up to four pictures of its recipes, and its first members. */
export interface CookbookFront {
  cover: RecipePicture[];
  faces: UserCard[];
}

export interface CookbookMember {
  id: number;
  username: string;
  imageVersion: number | null;
  isAdministrator: boolean;
}
