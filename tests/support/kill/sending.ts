import { randomBytes } from "node:crypto";
import { createClient } from "../client";
import { nextWrite } from "./deeds";
import type { Cook, Kitchen, Write } from "./kitchen";

export function connect({ cooks }: Kitchen, origin: string): void {
  for (const cook of cooks) cook.client = createClient(origin, cook.session);
}

export async function cookUntilGone(kitchen: Kitchen): Promise<void> {
  await Promise.all(
    kitchen.cooks.map(async (cook) => {
      do cook.open = await nextWrite(kitchen, cook);
      while (await send(kitchen, cook, cook.open));
    }),
  );
}

/** Resends every unanswered form; returns how many. */
export async function sendAgain(kitchen: Kitchen): Promise<void> {
  for (const cook of kitchen.cooks) {
    if (!cook.open) continue;
    const isAnswered = await send(kitchen, cook, cook.open, cook.open.isDoneWhen);
    if (!isAnswered) kitchen.faults.push(`${cook.open.path} is not answered`);
    kitchen.resent += 1;
  }
}

async function send(
  kitchen: Kitchen,
  cook: Cook,
  write: Write,
  isDoneWhen: number[] = [],
): Promise<boolean> {
  // A new address each time: repeated sign-ups from one are rate-limited.
  const headers = { "X-Forwarded-For": [...randomBytes(4)].map((byte) => byte % 200).join(".") };
  const answer = await cook.client?.post(write.path, write.form, headers).catch(() => undefined);
  if (!answer) return false;
  cook.open = undefined;
  const isDone = [303, 201, ...isDoneWhen].includes(answer.status);
  // The dish was deleted, or another request came first: refused with a message, nothing saved.
  const isRefused = [404, 409, ...(write.isRefusedWhen ?? [])].includes(answer.status);
  if (isDone) write.answered(answer);
  else if (!isRefused) kitchen.faults.push(`${write.path}: ${answer.status}`);
  if (isDone) kitchen.answered += 1;
  return true;
}
