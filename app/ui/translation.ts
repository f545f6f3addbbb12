import { createContext, useContext } from "react";
import type { useTranslation as UseTranslation } from "react-i18next";
import type { Translations } from "#domain/language/translations";

const TranslationsContext = createContext<Translations | null>(null);

export const TranslationsProvider = TranslationsContext.Provider;

/**
 * Returns `t`, which finds keys in the first namespace, in others with a prefix, and the page's
 * language. Suspends until all are loaded. react-i18next's, typed as here, keeps state and effects
 * in each of a page's hundred components, for a language that changes in place.
 */
export const useTranslation = ((namespaces: string | string[] = "common") => {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error("no translations");
  const names = [namespaces].flat();
  if (!translations.hasLoadedNamespace(names)) throw translations.loadNamespaces(names);
  return { t: translations.getFixedT(null, names[0]), i18n: translations };
}) as unknown as typeof UseTranslation;
