import type { Transaction } from "kysely";
import { FALLBACK_LOCALE, type Locale } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import { stemKey } from "#domain/text/word-stems";
import { getAllNames } from "../features/ingredients/editable-ingredient";
import { addAliases } from "../features/ingredients/ingredient-names";
import { NAME_COLUMNS, pickName, selectName } from "../features/ingredients/name-columns";
import { moveLines } from "../features/recipes/move-lines";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";
import { appendToAuditLog } from "../policies/audit-log";
import type { Person } from "../policies/permissions";
import { findSpelling } from "./custom-names";

type Trx = Transaction<Database>;

interface Adoption {
  name: string;
  into: number;
  locales: Locale[];
  /** Whether lines keep the author's wording where it differs from the ingredient's name. */
  keepsText: boolean;
}

export async function adoptCustomName(
  db: Db,
  viewer: Person,
  { name, into, locales, keepsText }: Adoption,
): Promise<{ name: string; into: string; lines: number }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("ingredients")
      .select(["ingredients.id", ...NAME_COLUMNS])
      .where("id", "=", into)
      .executeTakeFirst();
    if (!row) throw new AppError("ingredient.notFound");
    const written = await findSpelling(trx, foldedKey(name));
    if (written === undefined) return { name, into: pickName(row, FALLBACK_LOCALE), lines: 0 };
    const words = await getAllNames(trx, row);
    const isName = Object.values(words).some((each) =>
      [each.name, ...each.aliases].some((known) => stemKey(known) === stemKey(written)),
    );
    const aliases = Object.fromEntries(locales.map((locale) => [locale, [written]]));
    await addAliases(trx, row.id, words, aliases);
    const lines = await adoptName(
      trx,
      viewer,
      { name: written, keepsText: keepsText && !isName },
      row.id,
    );
    return { name: written, into: pickName(row, FALLBACK_LOCALE), lines };
  });
}

/** Like adoptCustomName, for an ingredient that already has the name; writes to the audit log. */
export async function adoptName(
  trx: Trx,
  viewer: Person,
  { name, keepsText }: { name: string; keepsText: boolean },
  ingredientId: number,
): Promise<number> {
  const lines = await moveLines(trx, { customKey: foldedKey(name), keepsText }, ingredientId);
  const into = await trx
    .selectFrom("ingredients")
    .select(selectName(FALLBACK_LOCALE))
    .where("id", "=", ingredientId)
    .executeTakeFirstOrThrow();
  await appendToAuditLog(trx, viewer, "ingredient.adopt", name, { into: into.name, lines });
  return lines;
}
