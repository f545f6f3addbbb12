/** What is being done under each name, to its end. */
const underWay = new Map<string, Promise<void>>();

/** A turn to do what has a name: while it lasts, nobody else has one for it. */
export interface Turn {
  /** Resolves when it is there. */
  take(): Promise<void>;
  /** Also where it was not taken: it is not any more. */
  end(): void;
}

/** A turn for what has this name, to be taken once and ended. */
export function turnFor(name: string): Turn {
  let isOver = false;
  let next: (() => void) | undefined;
  return {
    async take() {
      while (underWay.has(name)) await underWay.get(name);
      if (isOver) return;
      const ended = new Promise<void>((resolve) => {
        next = resolve;
      });
      underWay.set(name, ended);
    },
    end() {
      isOver = true;
      if (!next) return;
      underWay.delete(name);
      next();
    },
  };
}

/** The same request, whose body ends only when `before` is over; what that throws breaks it off. */
export function endingAfter(request: Request, before: () => Promise<void>): Request {
  const body = request.body?.pipeThrough(new TransformStream({ flush: before }));
  return body ? new Request(request, { body, duplex: "half" } as RequestInit) : request;
}
