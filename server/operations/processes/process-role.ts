import type { Drain } from "../../http/pipeline/graceful-stop";
import type { IpcHandlers } from "./ipc";

/** The child that does what goes on beside requests; those that answer are called 1, 2, … */
export const WORKER = "worker";

/** What one of several processes does. */
export interface ProcessRole {
  /** Where it listens; the worker does not. */
  origin?: string;
  handlers: IpcHandlers;
  stop(within: Drain): Promise<void>;
}
