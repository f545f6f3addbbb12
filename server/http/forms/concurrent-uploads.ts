import { AppError } from "../../errors";

/** Per person, so that uploads under way cannot fill the disk. */
const MAX_AT_ONCE = 3;
const WAIT_SECONDS = 10;
const underWay = new Map<number, number>();

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

/** Counts an upload until the returned function is called. Throws request.tooMany. */
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
