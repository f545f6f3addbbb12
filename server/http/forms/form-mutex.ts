/** What holds the lock of each name, until it lets go. */
const held = new Map<string, Promise<void>>();

/** The lock of a name: one at a time holds it. */
export interface FormLock {
  /** Resolves when it is held. */
  take(): Promise<void>;
  /** Lets go; a lock that was not taken is not taken any more. */
  end(): void;
}

/** The lock of this name, to be taken once and ended. */
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

/** The same request, whose body ends only when `before` is over; what that throws breaks it off. */
export function endingAfter(request: Request, before: () => Promise<void>): Request {
  const body = request.body?.pipeThrough(new TransformStream({ flush: before }));
  return body ? new Request(request, { body, duplex: "half" } as RequestInit) : request;
}
