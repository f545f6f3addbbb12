import type { Amount } from "#domain/measures/amount";

const DEEP_LINK = "https://api.getbring.com/rest/bringrecipes/deeplink";

/**
 * Builds the address that opens a recipe in Bring!, a shopping list app, which reads the recipe's
 * public page and multiplies its amounts by `ratio`.
 */
export function buildBringAddress(url: string, { numerator, denominator }: Amount): string {
  const quantities = {
    baseQuantity: String(denominator),
    requestedQuantity: String(numerator),
  };
  return `${DEEP_LINK}?${new URLSearchParams({ url, source: "web", ...quantities })}`;
}
