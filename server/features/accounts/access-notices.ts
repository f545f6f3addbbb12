import { z } from "zod";
import {
  type AccessKind,
  OWNER_ACTIONS,
  type OwnerAction,
} from "#domain/administration/access-grants";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";

const PAGE_SIZE = 10;

const onlyId = z.tuple([z.number().int()]);

export interface AccessNotice {
  id: number;
  actor: string;
  kind: AccessKind;
  subject: string;
  reason: string;
  grantedAt: number;
  acts: { act: OwnerAction; count: number }[];
}

export async function listAccessNotices(
  db: Db,
  viewer: Person,
  cursor: string | null,
): Promise<{ notices: AccessNotice[]; next: string | null }> {
  const [before] = cursor === null ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursor, onlyId);
  const rows = await db
    .selectFrom("access_notices as notice")
    .innerJoin("access_grants as access", "access.id", "notice.grant_id")
    .select(["access.id", "access.actor_name as actor", "access.kind", "notice.subject"])
    .select(["access.reason", "access.granted_at as grantedAt"])
    .where("notice.user_id", "=", viewer.id)
    .where("notice.grant_id", "<", before)
    .orderBy("notice.grant_id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const acts = await countActs(
    db,
    page.map(({ id }) => id),
  );
  return {
    notices: page.map((row) => ({
      ...row,
      acts: acts
        .filter(({ grantId }) => grantId === row.id)
        .map(({ act, count }) => ({ act, count })),
    })),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.id]) : null,
  };
}

async function countActs(db: Db, grantIds: number[]) {
  if (grantIds.length === 0) return [];
  return db
    .selectFrom("access_acts")
    .innerJoin("audit", "audit.id", "access_acts.audit_id")
    .select(["access_acts.grant_id as grantId", "audit.act"])
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min("audit.id").as("first")])
    .where("access_acts.grant_id", "in", grantIds)
    .where("audit.act", "in", OWNER_ACTIONS)
    .$narrowType<{ act: OwnerAction }>()
    .groupBy(["access_acts.grant_id", "audit.act"])
    .orderBy("first")
    .execute();
}
