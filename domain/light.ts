/**
 * Why a page is light, without script and with small pictures: its reader's browser saves data
 * (`Save-Data: on`), or its reader has chosen so.
 */
export type LightReason = "saveData" | "chosen";
