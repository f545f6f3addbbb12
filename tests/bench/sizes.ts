/** World sizes; POPOTE_BENCH_RECIPES=10000,1000000 overrides them. */
export const SIZES = (process.env.POPOTE_BENCH_RECIPES ?? "10000,100000").split(",").map(Number);

/** Making the largest world takes a quarter of an hour. */
export const PATIENCE_MS = 3_600_000;
