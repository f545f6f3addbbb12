import { type Release, replaceSemaphores, type Semaphores } from "../../platform/semaphores";
import type { IpcChannel, IpcHandlers } from "./ipc";

interface AcquireRequest {
  name: string;
  most: number;
  timeoutMs: number;
}

export function shareParentSemaphores(calls: IpcChannel): void {
  replaceSemaphores({
    async acquire(name, most, timeoutMs) {
      const permit = await calls.call("acquireSemaphore", { name, most, timeoutMs });
      return permit === undefined ? undefined : () => calls.notify("releaseSemaphore", permit);
    },
  });
}

export function serveSemaphores(permits: Semaphores): { handlers: IpcHandlers; end(): void } {
  const held = new Map<number, Release>();
  let taken = 0;
  let isOver = false;
  return {
    handlers: {
      async acquireSemaphore({ name, most, timeoutMs }: AcquireRequest) {
        const end = await permits.acquire(name, most, timeoutMs);
        if (!end) return undefined;
        if (isOver) return end();
        taken += 1;
        held.set(taken, end);
        return taken;
      },
      releaseSemaphore(permit: number) {
        held.get(permit)?.();
        held.delete(permit);
      },
    },
    end() {
      isOver = true;
      for (const end of held.values()) end();
      held.clear();
    },
  };
}
