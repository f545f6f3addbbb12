import { createContext, useContext } from "react";
import type { LightReason } from "#domain/site/light";

/** Set on the server for a light page; never read in the browser. */
export const LightContext = /* @__PURE__ */ createContext<LightReason | null>(null);

// Why this page is light (no script, small images); null for a full page. Always null in the
// browser, so code for light pages stays out of the bundle.
export const useLight: () => LightReason | null = import.meta.env.SSR
  ? () => useContext(LightContext)
  : () => null;
