/** The worlds that are measured; POPOTE_BENCH_RECIPES=1000000 adds one of a million recipes. */
export const SIZES = [10_000, 100_000, Number(process.env.POPOTE_BENCH_RECIPES ?? 0)].filter(
  (size) => size > 0,
);

/** Making the largest world takes a quarter of an hour. */
export const PATIENCE_MS = 3_600_000;
