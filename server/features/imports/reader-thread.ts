import { parentPort, workerData } from "node:worker_threads";
import { readPastedFile } from "#reader/formats/read-pasted-file";

// A separate bundle (vite.config.ts), started by read-in-thread.ts.
parentPort?.postMessage(await readPastedFile(workerData));
