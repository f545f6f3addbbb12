import { z } from "zod";
import type { AuditAction } from "#domain/administration/audit-actions";
import { decodeCursor, encodeCursor } from "../platform/db/cursor";
import type { Db } from "../platform/db/open";

const PAGE_SIZE = 24;

const onlyId = z.tuple([z.number().int()]);

export interface AuditLogEntry {
  id: number;
  actedAt: number;
  /** Null for the command line and for deleted accounts. */
  actorId: number | null;
  actorName: string | null;
  act: AuditAction;
  subject: string;
  details: Record<string, string | number>;
}

export async function listAuditLog(
  db: Db,
  { actor, cursor }: { actor: number | null; cursor: string | null },
): Promise<{ entries: AuditLogEntry[]; next: string | null }> {
  const [before] = cursor === null ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursor, onlyId);
  const rows = await db
    .selectFrom("audit")
    .select([
      "id",
      "acted_at as actedAt",
      "actor_id as actorId",
      "actor_name as actorName",
      "act",
      "subject",
      "details",
    ])
    .where("id", "<", before)
    .$if(actor !== null, (query) => query.where("actor_id", "=", actor))
    .orderBy("id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    entries: page.map((row) => ({ ...row, details: JSON.parse(row.details) })),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.id]) : null,
  };
}
