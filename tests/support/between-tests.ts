import { setImmediate } from "node:timers/promises";
import { afterEach, vi } from "vitest";

// A test that computes for a minute leaves vitest's messages unread, and vitest gives up on the
// worker: read them between tests.
afterEach(() => setImmediate());

// Files share a process, so a stubbed global would reach the tests of the next file.
afterEach(() => {
  vi.unstubAllGlobals();
});
