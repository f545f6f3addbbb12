import { setImmediate } from "node:timers/promises";
import { afterEach } from "vitest";

// Tests that compute for a minute on end leave vitest's own messages unread, and it gives up on them:
// between two tests they are read.
afterEach(() => setImmediate());
