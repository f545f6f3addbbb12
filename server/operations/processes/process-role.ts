import type { Drain } from "../../http/pipeline/graceful-stop";
import type { IpcHandlers } from "./ipc";

export const WORKER = "worker";

export interface ProcessRole {
  origin?: string;
  handlers: IpcHandlers;
  stop(within: Drain): Promise<void>;
}
