export type LightReason = "saveData" | "chosen";
