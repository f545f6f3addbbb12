import { AppError } from "../../errors";

/** So many files one person may be sending at a time: a disk must not fill up with what is on its way. */
const MAX_AT_ONCE = 3;
const WAIT_SECONDS = 10;
const underWay = new Map<number, number>();

/** Receives something from a person; throws request.tooMany while enough of theirs is on its way. */
export async function oneOfFew<Received>(
  personId: number,
  receive: () => Promise<Received>,
): Promise<Received> {
  const leave = comeIn(personId);
  try {
    return await receive();
  } finally {
    leave();
  }
}

/** Counts something that a person sends until it is left; throws request.tooMany as `oneOfFew` does. */
export function comeIn(personId: number): () => void {
  const others = underWay.get(personId) ?? 0;
  if (others >= MAX_AT_ONCE) {
    throw new AppError("request.tooMany", { "Retry-After": String(WAIT_SECONDS) });
  }
  underWay.set(personId, others + 1);
  return () => {
    const left = (underWay.get(personId) ?? 1) - 1;
    if (left > 0) underWay.set(personId, left);
    else underWay.delete(personId);
  };
}
