import { AppError } from "../../platform/errors";
import { type EndPermit, tryPermit } from "../../platform/permits";

/** Per person, so that uploads under way cannot fill the disk. */
const MAX_AT_ONCE = 3;
const WAIT_SECONDS = 10;

export async function oneOfFew<Received>(
  personId: number,
  receive: () => Promise<Received>,
): Promise<Received> {
  const leave = await comeIn(personId);
  try {
    return await receive();
  } finally {
    leave();
  }
}

/** Counts an upload until the returned function is called. Throws request.tooMany. */
export async function comeIn(personId: number): Promise<EndPermit> {
  const leave = await tryPermit(`uploads ${personId}`, MAX_AT_ONCE);
  if (!leave) throw new AppError("request.tooMany", { "Retry-After": String(WAIT_SECONDS) });
  return leave;
}
