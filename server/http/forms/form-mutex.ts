const held = new Map<string, Promise<void>>();

export interface FormLock {
  take(): Promise<void>;
  end(): void;
}

export function lockFor(name: string): FormLock {
  let isOver = false;
  let next: (() => void) | undefined;
  return {
    async take() {
      while (held.has(name)) await held.get(name);
      if (isOver) return;
      const ended = new Promise<void>((resolve) => {
        next = resolve;
      });
      held.set(name, ended);
    },
    end() {
      isOver = true;
      if (!next) return;
      held.delete(name);
      next();
    },
  };
}

/** The body ends only after `before` has resolved; its error aborts the body. */
export function endingAfter(request: Request, before: () => Promise<void>): Request {
  const body = request.body?.pipeThrough(new TransformStream({ flush: before }));
  return body ? new Request(request, { body, duplex: "half" } as RequestInit) : request;
}
