import { afterEach, beforeEach, expect, vi } from "vitest";

// Noise on the console is a fault somebody ignored: it fails the test that made it.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level);
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
