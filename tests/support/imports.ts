import { expect } from "vitest";
import type { ImportState } from "#domain/import/import";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import { createImportFromRecipes } from "#server/features/imports/commands";
import type { Db } from "#server/platform/db/open";
import { newSecret } from "#server/platform/secrets";
import { type CastName, toUser } from "./cast";
import type { Answer, Client } from "./client";
import type { TestServer } from "./server";

export function addImport(
  { db, files }: Pick<TestServer, "db" | "files">,
  who: CastName,
  recipes: ParsedRecipe[],
): Promise<number> {
  const begun = { formKey: newSecret(), kind: "TEXT" as const, name: "", locale: "en" as const };
  return createImportFromRecipes(db, files, toUser(who), begun, recipes);
}

export async function waitForImport(db: Db, id: number, state: ImportState) {
  const find = () => db.selectFrom("imports").select("state").where("id", "=", id);
  await expect
    .poll(async () => (await find().executeTakeFirst())?.state, { timeout: 60_000 })
    .toBe(state);
  return listImportItems(db, id);
}

export function listImportItems(db: Db, id: number) {
  return db
    .selectFrom("import_items")
    .select(["position", "title", "state", "problem", "recipe_id as recipe", "doubts"])
    .where("import_id", "=", id)
    .orderBy("position")
    .execute();
}

export async function sendFile(client: Client, bytes: Buffer, name: string): Promise<number> {
  const form = new FormData();
  form.append("formKey", newSecret());
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const { status, location } = await client.post("/import", form);
  expect(status).toBe(303);
  return Number(new URL(location ?? "", "http://x").searchParams.get("import"));
}

export function buildSchemaRecipe(name: string, more: Record<string, unknown> = {}) {
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    recipeYield: "4 servings",
    prepTime: "PT10M",
    recipeIngredient: ["2 cups all-purpose flour", "1 pinch of salt", "3 eggs, beaten"],
    recipeInstructions: [
      { "@type": "HowToStep", text: "Whisk the flour and the eggs." },
      { "@type": "HowToStep", text: "Fry in butter." },
    ],
    ...more,
  };
}

export function buildPage(recipe: unknown): string {
  const json = JSON.stringify(recipe).replaceAll("</", "<\\/");
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title>
<script type="application/ld+json">${json}</script></head><body><h1>A page</h1></body></html>`;
}

export function pasteText(client: Client, text: string): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ formKey: newSecret(), pasted: text }))
    form.append(name, value);
  return client.post("/import", form);
}
