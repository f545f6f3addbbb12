import { afterEach, beforeEach, expect, vi } from "vitest";
import { logTo } from "#server/platform/log";
import { expectNoComplaints, forgetLines, watch } from "./watched-log";

// A test fails on console output or log complaints it does not expect.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level);
  forgetLines();
  logTo(watch);
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  expectNoComplaints();
  vi.restoreAllMocks();
});
