export const MAX_COOKBOOK_NAME = 50;
export const MAX_COOKBOOK_DESCRIPTION = 500;

export interface CookbookContent {
  name: string;
  description: string;
}

/** A member who went, as those are told whom it concerns. */
export interface Departure {
  id: number;
  cookbookId: number;
  cookbook: string;
  how: "REMOVED" | "LEFT" | "DELETED";
  /** Null where the account is gone, too. */
  member: string | null;
  /** Whether it is who reads this. */
  isOwn: boolean;
  /** How many recipes left with them, and the first titles. */
  count: number;
  titles: string[];
}

/** Counts only the recipes and members that the viewer may see. */
export interface CookbookCard {
  id: number;
  name: string;
  imageVersion: number | null;
  recipes: number;
  members: number;
}

export interface CookbookMember {
  id: number;
  username: string;
  imageVersion: number | null;
  isAdministrator: boolean;
}
