import { inBatches } from "../db/batches";
import type { Db } from "../db/open";
import { AppError } from "../errors";

const MOST_ATTEMPTS = 10;
const WINDOW_MINUTES = 15;

/** Counts one more attempt of each subject; throws request.tooMany past `most` in fifteen minutes. */
export async function takeAttempt(db: Db, subjects: string[], most = MOST_ATTEMPTS): Promise<void> {
  const now = Date.now();
  for (const subject of subjects) {
    const counted = await db
      .insertInto("attempts")
      .values({ subject, count: 1, window_ends_at: now + WINDOW_MINUTES * 60_000 })
      .onConflict((conflict) =>
        conflict
          .column("subject")
          .doUpdateSet((eb) => ({
            count: eb
              .case()
              .when("attempts.window_ends_at", "<=", now)
              .then(1)
              .else(eb("attempts.count", "+", 1))
              .end(),
            window_ends_at: eb
              .case()
              .when("attempts.window_ends_at", "<=", now)
              .then(eb.ref("excluded.window_ends_at"))
              .else(eb.ref("attempts.window_ends_at"))
              .end(),
          }))
          .where((eb) =>
            eb.or([eb("attempts.count", "<", most), eb("attempts.window_ends_at", "<=", now)]),
          ),
      )
      .returning("count")
      .executeTakeFirst();
    if (!counted) throw await tooMany(db, subject, now);
  }
}

/** Takes an attempt back, once it turned out to be the right person. */
export async function forgiveAttempt(db: Db, subjects: string[]): Promise<void> {
  await db
    .updateTable("attempts")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("subject", "in", subjects)
    .where("count", ">", 0)
    .execute();
}

/** Forgets windows that are over. */
export async function forgetOldAttempts(db: Db, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  return inBatches(signal, (limit) =>
    db
      .deleteFrom("attempts")
      .where("subject", "in", (eb) =>
        eb.selectFrom("attempts").select("subject").where("window_ends_at", "<=", now).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

async function tooMany(db: Db, subject: string, now: number): Promise<AppError> {
  const { window_ends_at } = await db
    .selectFrom("attempts")
    .select("window_ends_at")
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();
  const seconds = Math.max(1, Math.ceil((window_ends_at - now) / 1000));
  return new AppError("request.tooMany", { "Retry-After": String(seconds) });
}
