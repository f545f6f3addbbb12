import { useLocation } from "@remix-run/react";
import { LOCALES, type Locale, toBaseLocale } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";

const LANGUAGE_NAMES: Record<Locale, string> = { en: "English", fr: "Français" };

export function LanguageSwitch() {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const others = LOCALES.filter((locale) => locale !== toBaseLocale(i18n.language));
  return (
    <form method="post" action={paths.locale()} className="language-switch">
      <input type="hidden" name="from" value={pathname + search} />
      {others.map((locale) => (
        <button
          key={locale}
          type="submit"
          className="menu-button"
          name="locale"
          value={locale}
          lang={locale}
        >
          {LANGUAGE_NAMES[locale]}
        </button>
      ))}
    </form>
  );
}
