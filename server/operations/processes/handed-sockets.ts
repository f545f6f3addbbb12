import type { Worker } from "node:cluster";

interface Message {
  act?: string;
  seq?: number;
  ack?: number;
}

/** Node 20.20 never closes a connection handed to a child that dies before it acknowledges it. */
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
