export const USERS_SHOWN = ["all", "unverified", "suspended", "administrators"] as const;
export type UsersShown = (typeof USERS_SHOWN)[number];
