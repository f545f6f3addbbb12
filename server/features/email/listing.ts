import { z } from "zod";
import type { DeliveryErrorKind, EmailList } from "#domain/email/email-delivery";
import type { Locale } from "#domain/language/locales";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import type { Email } from "./commands";
import { isLinkExpired } from "./retry-schedule";

const PAGE_SIZE = 24;

const whole = z.number().int();
const cursorSchema = z.tuple([whole, whole]);

export interface OutboxEmail {
  id: number;
  kind: Email["kind"];
  recipient: string;
  locale: Locale;
  createdAt: number;
  tries: number;
  nextTryAt: number;
  sentAt: number | null;
  failedAt: number | null;
  lastError: string | null;
  isRefused: boolean;
  isLinkExpired: boolean;
}

const ORDERS = {
  waiting: { key: "id", order: "asc" },
  failed: { key: "failed_at", order: "desc" },
  sent: { key: "sent_at", order: "desc" },
} as const;

export async function listEmails(
  db: Db,
  list: EmailList,
  cursor: string | null,
): Promise<{ emails: OutboxEmail[]; next: string | null }> {
  const { key, order } = ORDERS[list];
  const [place, id] = cursor === null ? [] : decodeCursor(cursor, cursorSchema);
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "recipient", "locale", "created_at", "retried_at", "tries"])
    .select(["next_try_at", "sent_at", "failed_at", "last_error", "trouble"])
    .$if(list === "waiting", (query) =>
      query.where("sent_at", "is", null).where("failed_at", "is", null),
    )
    .$if(list !== "waiting", (query) => query.where(key, "is not", null))
    .$if(cursor !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple(key, "id"), order === "asc" ? ">" : "<", eb.tuple(place ?? 0, id ?? 0)),
      ),
    )
    .orderBy(key, order)
    .orderBy("id", order)
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    emails: page.map(toOutboxEmail),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last[key] ?? 0, last.id]) : null,
  };
}

interface Row {
  id: number;
  kind: string;
  recipient: string;
  locale: Locale;
  created_at: number;
  retried_at: number | null;
  tries: number;
  next_try_at: number;
  sent_at: number | null;
  failed_at: number | null;
  last_error: string | null;
  trouble: DeliveryErrorKind | null;
}

function toOutboxEmail(row: Row): OutboxEmail {
  return {
    id: row.id,
    kind: row.kind as Email["kind"],
    recipient: row.recipient,
    locale: row.locale,
    createdAt: row.created_at,
    tries: row.tries,
    nextTryAt: row.next_try_at,
    sentAt: row.sent_at,
    failedAt: row.failed_at,
    lastError: row.last_error,
    isRefused: row.failed_at !== null && row.trouble === "REFUSED",
    isLinkExpired: row.sent_at === null && isLinkExpired(row),
  };
}
