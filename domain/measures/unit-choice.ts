/** How somebody reads amounts: as the cook wrote them, or in metric or US measures. */
export const UNIT_CHOICES = ["written", "metric", "us"] as const;

export type UnitChoice = (typeof UNIT_CHOICES)[number];

export function isUnitChoice(value: unknown): value is UnitChoice {
  return UNIT_CHOICES.some((choice) => choice === value);
}
