import { expect } from "vitest";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import type { Client } from "./client";
import { writeRecipe } from "./recipes";
import type { TestServer } from "./server";

export const line = (name: string) => ({
  name,
  amount: null,
  unit: "NONE" as const,
  complement: "",
});

/** The titles that a search finds, in their order. */
export async function titlesFor(visitor: Client, text: string, language = "en"): Promise<string[]> {
  const { status, text: html } = await visitor.get(`/search?search=${encodeURIComponent(text)}`, {
    "Accept-Language": language,
  });
  expect(status).toBe(200);
  return titlesIn(html);
}

export function titlesIn(html: string): string[] {
  const found = [...html.matchAll(/<h3><a[^>]*>(.*?)<\/a><\/h3>/g)];
  return found.map(([, title = ""]) =>
    title
      .replace(/<[^>]+>/g, "")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&"),
  );
}

/** Writes a public recipe of Alice. */
export const write = (server: TestServer, title: string, content: Partial<RecipeContent> = {}) =>
  writeRecipe(server.db, "alice", { title, visibility: "PUBLIC", ...content });
