export const OPEN_LINK_KINDS = [
  "VERIFY_EMAIL",
  "RESET_PASSWORD",
  "CHANGE_EMAIL",
  "DELETE_ACCOUNT",
  "CONFIRM_CODE",
] as const;
export type OpenLinkKind = (typeof OPEN_LINK_KINDS)[number];

export const LINK_HOURS = 24;
