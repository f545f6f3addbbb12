/** What is mailed and works for a while, as its owner sees it. */
export const OPEN_LINK_KINDS = [
  "VERIFY_EMAIL",
  "RESET_PASSWORD",
  "CHANGE_EMAIL",
  "DELETE_ACCOUNT",
  "CONFIRM_CODE",
] as const;
export type OpenLinkKind = (typeof OPEN_LINK_KINDS)[number];

/** How long a mailed link lives. */
export const LINK_HOURS = 24;
