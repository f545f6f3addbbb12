import { LanguageSwitch } from "./language-switch";
import { LightNote } from "./light-note";

/** The foot of each page; a page without a menu has the languages here. */
export function SiteFoot({ hasMenu }: { hasMenu: boolean }) {
  return (
    <div className="site-foot">
      {!hasMenu && <LanguageSwitch />}
      <LightNote />
    </div>
  );
}
