import type { Db } from "#server/platform/db/open";
import type { Client } from "./client";
import { extractFields } from "./page";

export async function ingredientId(db: Db, name: string): Promise<number> {
  const row = await db
    .selectFrom("ingredients")
    .select("id")
    .where("name_en", "=", name)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An ingredient's names and aliases, as "en name" and "fr alias+". */
export async function listNames(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom("ingredient_names")
    .select(["locale", "name", "is_alias"])
    .where("ingredient_id", "=", id)
    .execute();
  return rows.map(({ locale, name, is_alias }) => `${locale} ${name}${is_alias ? "+" : ""}`).sort();
}

/** The fields of an ingredient's form as a browser sends them, including checked boxes. */
export function ingredientForm(html: string): Record<string, string> {
  const form = /<form[^>]*id="ingredient".*?<\/form>/s.exec(html)?.[0] ?? "";
  const ticked = [...form.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([tag]) => tag.includes('checked=""'))
    .map(([tag]) => [/ name="([^"]*)"/.exec(tag)?.[1] ?? "", "on"]);
  return { ...extractFields(form), ...Object.fromEntries(ticked) };
}

export async function changeIngredient(ada: Client, id: number, changes: Record<string, string>) {
  const { text } = await ada.get(`/admin/ingredient?ingredient=${id}`);
  return ada.post(`/admin/ingredient?ingredient=${id}`, { ...ingredientForm(text), ...changes });
}

/** Actor, subject and details of the audit log's entries for an act. */
export async function listAuditDetails(db: Db, act: string) {
  const rows = await db
    .selectFrom("audit")
    .select(["actor_name", "act", "subject", "details"])
    .orderBy("id")
    .execute();
  return rows
    .filter((row) => row.act === act)
    .map((row) => ({ by: row.actor_name, subject: row.subject, ...JSON.parse(row.details) }));
}

export async function catalogueRows(db: Db): Promise<string> {
  const tables = ["ingredients", "ingredient_names", "retired_ingredients", "audit"] as const;
  const care = ["gone_ingredients", "custom_names", "recipe_ingredients"] as const;
  const rows = [...tables, ...care].map((table) => db.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(rows));
}

export const FRENCH = { "Accept-Language": "fr-FR" };

export const KUMARA = {
  nameEn: "Kumara",
  nameFr: "Patate douce rouge",
  aliasesEn: "red sweet tuber\r\n\r\nKUMARA\r\nchef's kumara",
  aliasesFr: "koumara",
  category: "VEGETABLE",
  calories: "86",
  carbohydrates: "20,12",
  sugars: "4.2",
  sodium: "1 055",
  volumicMass: "0,6",
  allowWeight: "on",
  allowVolume: "on",
};
