export const THEMES = ["light", "dark"] as const;

/** What a browser was told to show; without it, what its system asks for. */
export type Theme = (typeof THEMES)[number];

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}
