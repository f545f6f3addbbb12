import type { Language } from "#domain/language/languages";
import type { Locale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { getEditableRow } from "./editable-recipe";
import {
  compareContents,
  type FieldChange,
  listAllFields,
  listCatalogueNames,
} from "./history-changes";
import { getRevisionContent, parseRevision, type RevisionContent } from "./revision-content";

const SAVES_SHOWN = 10;

export interface HistoryEntry {
  version: number;
  savedAt: number;
  /** Null if not recorded, or if the account is gone. */
  savedBy: string | null;
  isCurrent: boolean;
  changes: FieldChange[];
  isOldest: boolean;
}

interface History {
  title: string;
  language: Language;
  version: number;
  saves: HistoryEntry[];
  next: number | null;
}

export async function getHistory(
  db: Db,
  viewer: Person,
  id: number,
  locale: Locale,
  before?: number,
): Promise<History> {
  const { title, language, version } = await getEditableRow(db, viewer, id);
  const kept = await listSaves(db, id, before);
  const names = await listCatalogueNames(db, kept, locale);
  const saves = kept.slice(0, SAVES_SHOWN).map(({ content, ...save }, index): HistoryEntry => {
    const earlier = kept[index + 1];
    const changes = earlier
      ? compareContents(earlier.content, content, { names, locale })
      : listAllFields(content, { names, locale });
    return { ...save, changes, isOldest: !earlier };
  });
  const next = kept.length > SAVES_SHOWN ? (saves.at(-1)?.version ?? null) : null;
  return { title, language, version, saves, next };
}

type Save = Omit<HistoryEntry, "changes" | "isOldest"> & { content: RevisionContent };

/** One more than is shown, to diff the last one. */
async function listSaves(db: Db, id: number, before: number | undefined): Promise<Save[]> {
  const current = before === undefined ? [await getCurrent(db, id)] : [];
  const rows = await db
    .selectFrom("recipe_revisions as revision")
    .leftJoin("users", "users.id", "revision.saved_by")
    .select([
      "revision.version",
      "revision.saved_at as savedAt",
      "users.username as savedBy",
      "revision.content",
    ])
    .where("revision.recipe_id", "=", id)
    .$if(before !== undefined, (query) => query.where("revision.version", "<", before ?? 0))
    .orderBy("revision.version", "desc")
    .limit(SAVES_SHOWN + 1 - current.length)
    .execute();
  const earlier = rows.map((row) => ({
    ...row,
    isCurrent: false,
    content: parseRevision(row.content),
  }));
  return [...current, ...earlier];
}

async function getCurrent(db: Db, id: number): Promise<Save> {
  const row = await db
    .selectFrom("recipes")
    .leftJoin("users", "users.id", "recipes.saved_by")
    .select(["recipes.version", "recipes.updated_at as savedAt", "users.username as savedBy"])
    .where("recipes.id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...row, isCurrent: true, content: await getRevisionContent(db, id) };
}
