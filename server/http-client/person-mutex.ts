const turns = new Map<number, Promise<unknown>>();

/** One request at a time for each person, so that nobody fills memory or the line with many. */
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
