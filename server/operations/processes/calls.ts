/** What a process answers to the other one, by name. */
export type Answers = Record<string, (data: never) => unknown>;

export interface Calls {
  /** Undefined where the other process ends before it has answered. */
  ask(what: string, data?: unknown): Promise<unknown>;
  tell(what: string, data?: unknown): void;
  receive(message: unknown): void;
  /** The other process has ended. */
  end(): void;
}

type Message =
  | { what: string; data: unknown; call?: number }
  | { answered: number; answer: unknown };

/** Between the parent and one child: messages that may have an answer. */
export function openCalls(send: (message: Message) => void, answers: Answers): Calls {
  const waiting = new Map<number, (answer: unknown) => void>();
  let calls = 0;
  let isOver = false;

  async function answer({ what, data, call }: { what: string; data: unknown; call?: number }) {
    const answerTo = answers[what] as ((data: unknown) => unknown) | undefined;
    const given = await answerTo?.(data);
    if (call !== undefined) send({ answered: call, answer: given });
  }

  return {
    ask(what, data) {
      if (isOver) return Promise.resolve(undefined);
      calls += 1;
      const call = calls;
      return new Promise((resolve) => {
        waiting.set(call, resolve);
        send({ what, data, call });
      });
    },
    tell: (what, data) => send({ what, data }),
    receive(message) {
      const heard = message as Message;
      if ("what" in heard) return void answer(heard);
      waiting.get(heard.answered)?.(heard.answer);
      waiting.delete(heard.answered);
    },
    end() {
      isOver = true;
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
}
