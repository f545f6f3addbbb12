import type { Worker } from "node:cluster";

interface Message {
  act?: string;
  seq?: number;
  ack?: number;
}

/**
 * The parent keeps a connection open until the child says that it has it. Where the child dies before,
 * Node (20.20) forgets to close it, and whoever opened it would wait for ever.
 */
export function closeHandedSockets({ process: child }: Worker): void {
  const handed = new Map<number | undefined, { close(): void }>();
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean;
  child.send = (message: Message, handle?: unknown, ...more: unknown[]) => {
    if (message.act === "newconn") handed.set(message.seq, handle as { close(): void });
    return send(message, handle, ...more);
  };
  child.on("internalMessage", ({ ack }: Message) => handed.delete(ack));
  child.once("exit", () => {
    for (const connection of handed.values()) connection.close();
  });
}
