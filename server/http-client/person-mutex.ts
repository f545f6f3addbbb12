const turns = new Map<number, Promise<unknown>>();

/** One request of a person at a time: nobody takes the memory and bandwidth of many. */
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
