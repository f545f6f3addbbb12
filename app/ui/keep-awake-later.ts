import { loadLater } from "./load-later";

/** In the chunk of every page, which already knows how to load others. */
export const KeepAwakeLater = loadLater(() => import("./keep-awake"));
