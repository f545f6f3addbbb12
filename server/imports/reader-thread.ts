import { parentPort, workerData } from "node:worker_threads";
import { readText } from "#reader/pages/read-text";

// A bundle of its own (vite.config.ts), started by read-in-thread.ts.
parentPort?.postMessage(readText(workerData));
