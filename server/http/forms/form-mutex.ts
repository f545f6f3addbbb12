import { type Db, getEngine } from "../../platform/db/open";
import { acquireSemaphore, type Release } from "../../platform/semaphores";

interface FormLock {
  acquire(): Promise<void>;
  release(): void;
}

/** Held across all processes and nodes. */
export function createFormLock(db: Db, name: string): FormLock {
  const held: Release[] = [];
  let isOver = false;
  const hold = (end: Release | undefined) => {
    if (isOver) end?.();
    else if (end) held.unshift(end);
  };
  return {
    async acquire() {
      hold(await acquireSemaphore(`form ${name}`, 1));
      if (!isOver) hold(await getEngine(db).nodes?.acquireLock(db, `form ${name}`));
    },
    release() {
      isOver = true;
      for (const end of held) end();
    },
  };
}

export function delayBodyEnd(request: Request, before: () => Promise<void>): Request {
  const body = request.body?.pipeThrough(new TransformStream({ flush: before }));
  return body ? new Request(request, { body, duplex: "half" } as RequestInit) : request;
}
