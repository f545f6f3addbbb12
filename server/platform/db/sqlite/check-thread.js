// A thread, because checking a large database takes seconds.
import { parentPort, workerData } from "node:worker_threads";
import { findDamageIn } from "./find-damage.js";

parentPort.postMessage(findDamageIn(workerData.file, workerData.isWhole));
