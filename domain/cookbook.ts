export const MAX_COOKBOOK_NAME = 50;
export const MAX_COOKBOOK_DESCRIPTION = 500;

export interface CookbookContent {
  name: string;
  description: string;
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
