/** 0 is the page before the first step, `steps + 1` the one after the last. */
export function parseStep(step: string | null, steps: number): number {
  return /^[1-9]\d{0,3}$/.test(step ?? "") ? Math.min(Number(step), steps + 1) : 0;
}
