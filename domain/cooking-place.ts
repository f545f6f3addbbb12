/**
 * Where in a recipe of so many steps an address leads: 0 is the beginning, where one gets things
 * ready, and one more than the steps is the end. What is no step is the beginning.
 */
export function placeOf(step: string | null, steps: number): number {
  return /^[1-9]\d{0,3}$/.test(step ?? "") ? Math.min(Number(step), steps + 1) : 0;
}
