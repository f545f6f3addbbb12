import sprite from "./icons.svg";
import drawings from "./icons.svg?raw";

export type IconName =
  | "menu"
  | "search"
  | "add"
  | "home"
  | "recipe"
  | "ingredient"
  | "cookbook"
  | "explore"
  | "pot"
  | "import"
  | "bars"
  | "bell"
  | "admin"
  | "clock"
  | "flame"
  | "oven"
  | "people"
  | "heart"
  | "lock"
  | "up"
  | "down"
  | "drag"
  | "more"
  | "share"
  | "remove"
  | "filter"
  | "cards"
  | "rows"
  | "globe"
  | "basket"
  | "calendar";

/**
 * The server draws an icon into its page, which needs no request and works offline. The browser
 * keeps that drawing; for what it adds itself it takes the sprite, so no script carries a shape.
 */
const DRAWINGS = import.meta.env.SSR ? listDrawings() : undefined;

export function Icon({ name }: { name: IconName }) {
  const __html = DRAWINGS ? (DRAWINGS.get(name) ?? "") : `<use href="${sprite}#${name}"/>`;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a shape of icons.svg
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}

function listDrawings(): Map<string | undefined, string | undefined> {
  const symbols = drawings.matchAll(/<symbol id="(\w+)".*?(<path.*?>)/g);
  return new Map(Array.from(symbols, ([, name, path]) => [name, path]));
}
