/** The last of what each person waits for. */
const turns = new Map<number, Promise<unknown>>();

/**
 * Fetches for a person once all that they asked for before has come or failed, so that one of them
 * holds no more of the memory and of the line than one page takes.
 */
export async function withPersonMutex<Fetched>(
  personId: number,
  fetching: () => Promise<Fetched>,
): Promise<Fetched> {
  const turn = (turns.get(personId) ?? Promise.resolve()).then(fetching, fetching);
  turns.set(personId, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(personId) === turn) turns.delete(personId);
  }
}
