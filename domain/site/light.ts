/** The browser sends `Save-Data: on`, or the viewer chose light pages. */
export type LightReason = "saveData" | "chosen";
