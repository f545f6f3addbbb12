import { setImmediate } from "node:timers/promises";
import { afterEach } from "vitest";

// A test that computes for a minute leaves vitest's messages unread, and vitest gives up on the
// worker: read them between tests.
afterEach(() => setImmediate());
