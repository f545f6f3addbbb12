import type { Flash } from "#server/features/accounts/sessions";
import type { RemovedRecipes } from "#server/features/cookbooks/departure-commands";

export function departureFlash(
  key: string,
  values: Record<string, string>,
  { count, titles }: RemovedRecipes,
): Flash {
  if (count === 0) return { key, values };
  return { key: `${key}With`, values: { ...values, count, titles: titles.join(", ") } };
}
