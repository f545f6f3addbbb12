/** How many a recipe serves and what it makes, as one text: "4", "24 biscuits", "6 portions (2 loaves)". */
export function portionsOf(servings: string, made: string): string {
  if (!servings || !made) return servings || made;
  const isSame = made.replace(SERVINGS, "").trim() === servings.replace(SERVINGS, "").trim();
  if (isSame) return servings;
  return /^\d+$/.test(servings) ? `${servings} portions (${made})` : `${servings} (${made})`;
}

const SERVINGS = /servings?|portions?|personnes?|people|serves|pour/gi;
