import type { Locale } from "#domain/language/locales";

/** A recipe on another site with an ambiguous line, and its meaning. */
interface ElsewhereRecipe {
  title: string;
  address: string;
  host: string;
  servings: number;
  lines: { typed: string; amount: string; unit: string; name: string; complement: string }[];
  /** The uncertain line, from 1, and its intended amount. */
  doubtful: { line: number; amount: string };
  steps: string[];
  html: string;
}

export function elsewhereRecipe(locale: Locale): ElsewhereRecipe {
  const recipe = locale === "en" ? ENGLISH : FRENCH;
  const jsonLd = {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebSite", name: recipe.host },
      {
        "@type": ["Recipe"],
        name: recipe.title,
        recipeYield: [String(recipe.servings)],
        prepTime: "PT20M",
        cookTime: "PT1H5M",
        recipeIngredient: recipe.lines.map(({ typed }) => typed),
        recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
      },
    ],
  };
  const script = `<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`;
  const html = `<!DOCTYPE html><html lang="${locale}"><head><title>${recipe.title}</title>${script}</head><body><main><h1>${recipe.title}</h1></main></body></html>`;
  return { ...recipe, html };
}

const ENGLISH = {
  title: "Sunday rye bread",
  address: "https://www.bread.example/rye?utm_source=mail",
  host: "bread.example",
  servings: 8,
  lines: [
    {
      typed: "1.250 g rye flour",
      amount: "1.250 g",
      unit: "NONE",
      name: "rye flour",
      complement: "",
    },
    {
      typed: "1 1/2 tsp salt, fine",
      amount: "1 1/2",
      unit: "TEASPOON",
      name: "salt",
      complement: "fine",
    },
    {
      typed: "2 tablespoons honey",
      amount: "2",
      unit: "TABLESPOON",
      name: "honey",
      complement: "",
    },
  ],
  doubtful: { line: 1, amount: "1250" },
  steps: ["Stir all into a dough.", "Bake until it sounds hollow."],
};

const FRENCH = {
  title: "Tarte fine aux pommes",
  address: "https://www.tartes.example/pommes?utm_source=lettre",
  host: "tartes.example",
  servings: 6,
  lines: [
    {
      typed: "2 livres de pommes, en lamelles",
      amount: "2 livres",
      unit: "NONE",
      name: "pommes",
      complement: "en lamelles",
    },
    {
      typed: "1 1/2 c. à soupe de beurre non salé",
      amount: "1 1/2",
      unit: "TABLESPOON",
      name: "beurre non salé",
      complement: "",
    },
    {
      typed: "1 c. à thé de sucre granulé",
      amount: "1",
      unit: "TEASPOON",
      name: "sucre granulé",
      complement: "",
    },
  ],
  doubtful: { line: 1, amount: "2,2" },
  steps: ["Étaler la pâte.", "Cuire jusqu’à ce qu’elle soit dorée."],
};
