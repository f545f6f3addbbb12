import { type EndPermit, takePermit } from "../../permits";

export interface FormLock {
  take(): Promise<void>;
  end(): void;
}

export function lockFor(name: string): FormLock {
  let isOver = false;
  let endPermit: EndPermit | undefined;
  return {
    async take() {
      endPermit = await takePermit(`form ${name}`, 1);
      if (isOver) endPermit();
    },
    end() {
      isOver = true;
      endPermit?.();
    },
  };
}

/** The body ends only after `before` has resolved; its error aborts the body. */
export function endingAfter(request: Request, before: () => Promise<void>): Request {
  const body = request.body?.pipeThrough(new TransformStream({ flush: before }));
  return body ? new Request(request, { body, duplex: "half" } as RequestInit) : request;
}
