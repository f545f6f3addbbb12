import type { Visibility } from "#domain/recipe";

/** Where a word stands in what is found by it: the letters in front of it in a word index. */
export const placed = {
  title: (stem: string) => `t_${stem}`,
  ingredient: (stem: string) => `g_${stem}`,
  catalogue: (ingredientId: number) => `i_${ingredientId}`,
  body: (stem: string) => `b_${stem}`,
  username: (word: string) => `u_${word}`,
};

/** A whole title or username as one word, to find what is called just so. */
export function wholeName(words: string[]): string {
  return `n_${words.join("_")}`;
}

/** The readers that a recipe which is not public is for. */
export function scopeOf({ authorId, visibility }: { authorId: number; visibility: Visibility }) {
  return visibility === "PROTECTED" ? protectedBy(authorId) : privateOf(authorId);
}

export const privateOf = (authorId: number) => `s_u${authorId}`;
export const protectedBy = (authorId: number) => `s_p${authorId}`;
