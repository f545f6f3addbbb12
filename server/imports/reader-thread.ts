import { parentPort, workerData } from "node:worker_threads";
import { readText } from "#reader/pages/read-text";

// The thread that reads one page or paste, apart from the server: its own bundle (vite.config.ts).
parentPort?.postMessage(readText(workerData));
