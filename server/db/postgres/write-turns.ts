import { DatabaseBusy } from "../../errors";

/** How long who writes waits for a turn in this process, and then for one among all: for ever, if Infinity. */
export interface WritePatience {
  turnMs: number;
}

export type EndTurn = () => void;

/**
 * Writers of a process come one after the other. They wait here, and not with a connection: those are for
 * who reads. Throws DatabaseBusy for who does not come within `turnMs`.
 */
export function openWriteTurns(patience: WritePatience): () => Promise<EndTurn> {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  }

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new DatabaseBusy(new Error("others write")));
      };
      const { turnMs } = patience;
      const timer = Number.isFinite(turnMs) ? setTimeout(giveUp, turnMs) : undefined;
      waiting.push(begin);
    });
  }

  return async () => {
    if (isTaken) await wait();
    isTaken = true;
    let isOver = false;
    return () => {
      if (!isOver) end();
      isOver = true;
    };
  };
}
