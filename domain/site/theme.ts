export const THEMES = ["light", "dark"] as const;

/** The theme chosen in this browser; without one, the system's preference applies. */
export type Theme = (typeof THEMES)[number];

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}
