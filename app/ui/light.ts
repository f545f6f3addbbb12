import { createContext, useContext } from "react";
import type { LightReason } from "#domain/site/light";

/** What the server gives to a light page; in a browser nothing asks for it. */
export const LightContext = /* @__PURE__ */ createContext<LightReason | null>(null);

/**
 * Why this page is light, without script and with small pictures; null for a full page. What script
 * serves is never light, so that the parts of light pages stay out of the browser's bundle.
 */
export const useLight: () => LightReason | null = import.meta.env.SSR
  ? () => useContext(LightContext)
  : () => null;
