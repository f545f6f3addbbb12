export const MAX_COOKBOOK_NAME = 50;
export const MAX_COOKBOOK_DESCRIPTION = 500;

/** A cookbook as its administrators write it. */
export interface CookbookContent {
  name: string;
  description: string;
}

/** What a list shows of a cookbook; it counts only what the viewer may see. */
export interface CookbookCard {
  id: number;
  name: string;
  imageVersion: number | null;
  recipes: number;
  members: number;
}

/** Somebody in a cookbook. */
export interface CookbookMember {
  id: number;
  username: string;
  imageVersion: number | null;
  isAdministrator: boolean;
}
