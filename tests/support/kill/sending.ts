import { randomBytes } from "node:crypto";
import { createClient } from "../client";
import { nextWrite } from "./deeds";
import type { Cook, Kitchen, Write } from "./kitchen";

/** Gives every cook a client of the server as it runs now, at an address of their own. */
export function connect({ cooks }: Kitchen, origin: string): void {
  for (const cook of cooks) cook.client = createClient(origin, cook.session);
}

/** Lets every cook send one form after another until the server is gone. */
export async function cookUntilGone(kitchen: Kitchen): Promise<void> {
  await Promise.all(
    kitchen.cooks.map(async (cook) => {
      do cook.open = await nextWrite(kitchen, cook);
      while (await send(kitchen, cook, cook.open));
    }),
  );
}

/** Sends every form again that was not answered; returns how many they were. */
export async function sendAgain(kitchen: Kitchen): Promise<void> {
  for (const cook of kitchen.cooks) {
    if (!cook.open) continue;
    const isAnswered = await send(kitchen, cook, cook.open, cook.open.isDoneWhen);
    if (!isAnswered) kitchen.faults.push(`${cook.open.path} is not answered`);
    kitchen.resent += 1;
  }
}

/** Sends a form; returns whether it was answered. */
async function send(
  kitchen: Kitchen,
  cook: Cook,
  write: Write,
  isDoneWhen: number[] = [],
): Promise<boolean> {
  // A household each time: who signs up again and again is told to wait.
  const headers = { "X-Forwarded-For": [...randomBytes(4)].map((byte) => byte % 200).join(".") };
  const answer = await cook.client?.post(write.path, write.form, headers).catch(() => undefined);
  if (!answer) return false;
  cook.open = undefined;
  const isDone = [303, 201, ...isDoneWhen].includes(answer.status);
  // Somebody deleted the dish, or another press came first: said in words, nothing saved.
  const isRefused = [404, 409, ...(write.isRefusedWhen ?? [])].includes(answer.status);
  if (isDone) write.answered(answer);
  else if (!isRefused) kitchen.faults.push(`${write.path}: ${answer.status}`);
  if (isDone) kitchen.answered += 1;
  return true;
}
