export const USER_FILTERS = ["all", "unverified", "suspended", "administrators"] as const;
export type UserFilter = (typeof USER_FILTERS)[number];
