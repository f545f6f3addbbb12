import { type Db, engineOf } from "../../platform/db/open";
import { type EndPermit, takePermit } from "../../platform/permits";

export interface FormLock {
  take(): Promise<void>;
  end(): void;
}

/** Among all processes of this machine, and all nodes. */
export function lockFor(db: Db, name: string): FormLock {
  const held: EndPermit[] = [];
  let isOver = false;
  const hold = (end: EndPermit | undefined) => {
    if (isOver) end?.();
    else if (end) held.unshift(end);
  };
  return {
    async take() {
      hold(await takePermit(`form ${name}`, 1));
      if (!isOver) hold(await engineOf(db).nodes?.takeLock(db, `form ${name}`));
    },
    end() {
      isOver = true;
      for (const end of held) end();
    },
  };
}

/** The body ends only after `before` has resolved; its error aborts the body. */
export function endingAfter(request: Request, before: () => Promise<void>): Request {
  const body = request.body?.pipeThrough(new TransformStream({ flush: before }));
  return body ? new Request(request, { body, duplex: "half" } as RequestInit) : request;
}
