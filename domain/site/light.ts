/** The browser sends `Save-Data: on`, or the reader chose light pages. */
export type LightReason = "saveData" | "chosen";
