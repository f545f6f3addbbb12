import type { Locale } from "#domain/language/locales";

interface Source {
  name: string;
  title: Record<Locale, string>;
  /** The attribution that the source requires, word for word, possibly in one language only. */
  attribution: Record<Locale, string>;
  attributionLanguage?: Locale;
  licence: Record<Locale, string>;
  carbohydratesHoldFibre: boolean;
}

/** Sources of the catalogue's figures; see docs/ingredient-data.md for their terms. */
const SOURCES: Source[] = [
  {
    name: "CNF 2015",
    title: {
      en: "Canadian Nutrient File (CNF), Health Canada, 2015",
      fr: "Fichier canadien sur les éléments nutritifs (FCÉN), Santé Canada, 2015",
    },
    attribution: {
      en: "Canadian Nutrient File, Health Canada, 2015. Contains information licensed under the Open Government Licence – Canada.",
      fr: "Fichier canadien sur les éléments nutritifs, Santé Canada, 2015. Contient de l’information visée par la Licence du gouvernement ouvert – Canada.",
    },
    licence: {
      en: "Open Government Licence – Canada",
      fr: "Licence du gouvernement ouvert – Canada",
    },
    carbohydratesHoldFibre: true,
  },
  {
    name: "CIQUAL 2025",
    title: {
      en: "Ciqual French food composition table, Anses, 2025",
      fr: "Table de composition nutritionnelle des aliments Ciqual, Anses, 2025",
    },
    attribution: {
      en: "Anses. 2025. Ciqual French food composition table. https://ciqual.anses.fr (doi:10.57745/RDMHWY), Licence Ouverte 2.0.",
      fr: "Anses. 2025. Table de composition nutritionnelle des aliments Ciqual. https://ciqual.anses.fr (doi:10.57745/RDMHWY), Licence Ouverte 2.0.",
    },
    licence: {
      en: "Licence Ouverte / Open Licence 2.0 (Etalab)",
      fr: "Licence Ouverte 2.0 (Etalab)",
    },
    carbohydratesHoldFibre: false,
  },
  {
    name: "USDA SR28",
    title: {
      en: "USDA National Nutrient Database for Standard Reference, Release 28",
      fr: "Base de données nutritionnelles de référence de l’USDA, version 28",
    },
    attribution: {
      en: "U.S. Department of Agriculture, Agricultural Research Service. USDA National Nutrient Database for Standard Reference, Release 28.",
      fr: "U.S. Department of Agriculture, Agricultural Research Service. USDA National Nutrient Database for Standard Reference, Release 28.",
    },
    attributionLanguage: "en",
    licence: {
      en: "Public domain (a work of the United States government)",
      fr: "Domaine public (œuvre du gouvernement des États-Unis)",
    },
    carbohydratesHoldFibre: true,
  },
];

export function describeSources(locale: Locale) {
  return SOURCES.map(({ title, attribution, licence, attributionLanguage, ...source }) => ({
    ...source,
    title: title[locale],
    attribution: { text: attribution[locale], language: attributionLanguage ?? locale },
    licence: licence[locale],
  }));
}
