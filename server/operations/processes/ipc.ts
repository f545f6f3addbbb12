export type IpcHandlers = Record<string, (data: never) => unknown>;

export interface IpcChannel {
  /** Resolves to undefined if the other process ends before it answers. */
  call(what: string, data?: unknown): Promise<unknown>;
  notify(what: string, data?: unknown): void;
  receive(message: unknown): void;
  close(): void;
}

type Message =
  | { what: string; data: unknown; call?: number }
  | { answered: number; answer: unknown };

export function createIpcChannel(
  send: (message: Message) => void,
  handlers: IpcHandlers,
): IpcChannel {
  const waiting = new Map<number, (answer: unknown) => void>();
  let calls = 0;
  let isOver = false;

  async function answer({ what, data, call }: { what: string; data: unknown; call?: number }) {
    const answerTo = handlers[what] as ((data: unknown) => unknown) | undefined;
    const given = await answerTo?.(data);
    if (call !== undefined) send({ answered: call, answer: given });
  }

  return {
    call(what, data) {
      if (isOver) return Promise.resolve(undefined);
      calls += 1;
      const call = calls;
      return new Promise((resolve) => {
        waiting.set(call, resolve);
        send({ what, data, call });
      });
    },
    notify: (what, data) => send({ what, data }),
    receive(message) {
      const heard = message as Message;
      if ("what" in heard) return void answer(heard);
      waiting.get(heard.answered)?.(heard.answer);
      waiting.delete(heard.answered);
    },
    close() {
      isOver = true;
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
}
