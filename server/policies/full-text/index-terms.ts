import type { Visibility } from "#domain/recipe/recipe";

export const termFor = {
  title: (stem: string) => `t_${stem}`,
  ingredient: (stem: string) => `g_${stem}`,
  /** Stands for a food of the catalogue by itself: not a part of an alias, as "plum" in "plum tomato". */
  food: (stem: string) => `f_${stem}`,
  catalogue: (ingredientId: number) => `i_${ingredientId}`,
  tag: (tagId: number) => `k_${tagId}`,
  body: (stem: string) => `b_${stem}`,
  username: (word: string) => `u_${word}`,
};

export function buildNameTerm(words: string[]): string {
  return `n_${words.join("_")}`;
}

export function buildScopeTerm({
  authorId,
  visibility,
}: {
  authorId: number;
  visibility: Visibility;
}) {
  if (visibility === "PUBLIC") return buildPublicTerm(authorId);
  return visibility === "PROTECTED" ? buildProtectedTerm(authorId) : buildPrivateTerm(authorId);
}

const buildPublicTerm = (authorId: number) => `s_o${authorId}`;
const buildPrivateTerm = (authorId: number) => `s_u${authorId}`;
const buildProtectedTerm = (authorId: number) => `s_p${authorId}`;
