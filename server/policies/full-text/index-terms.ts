import type { Visibility } from "#domain/recipe/recipe";

/** The prefix of a term says in which field the word stands. */
export const termFor = {
  title: (stem: string) => `t_${stem}`,
  ingredient: (stem: string) => `g_${stem}`,
  catalogue: (ingredientId: number) => `i_${ingredientId}`,
  body: (stem: string) => `b_${stem}`,
  username: (word: string) => `u_${word}`,
};

/** A whole title or username as one term, for exact matches. */
export function wholeName(words: string[]): string {
  return `n_${words.join("_")}`;
}

/** The term for a recipe's author and readers. */
export function scopeOf({ authorId, visibility }: { authorId: number; visibility: Visibility }) {
  if (visibility === "PUBLIC") return publicBy(authorId);
  return visibility === "PROTECTED" ? protectedBy(authorId) : privateOf(authorId);
}

export const publicBy = (authorId: number) => `s_o${authorId}`;
export const privateOf = (authorId: number) => `s_u${authorId}`;
export const protectedBy = (authorId: number) => `s_p${authorId}`;
