import type { Locale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import { understandLines } from "#reader/lines/understand-lines";
import { openLexicon } from "#server/features/ingredients/lexicon-queries";
import { openTestDatabase } from "./database";

/** The parsed form of an ingredient line: "2/1 UNIT Tomato [sliced] unit". */
export async function summarizeLine(typed: string, locale: Locale): Promise<string> {
  const { db } = openTestDatabase();
  const [line] = understandLines(await openLexicon(db), [typed], { locale, language: locale });
  if (!line) throw new Error("no line");
  const { name, choice, amount, unit, complement, warning } = line;
  const id = readChoice(choice, name);
  const found =
    typeof id === "number"
      ? await db.selectFrom("ingredients").select("name_en").where("id", "=", id).executeTakeFirst()
      : undefined;
  const named = id === undefined ? "?" : (found?.name_en ?? `own:${name}`);
  const much = amount ? `${amount.numerator}/${amount.denominator}` : "";
  return [much, unit, named, complement && `[${complement}]`, warning].filter(Boolean).join(" ");
}
