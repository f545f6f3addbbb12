import type Sqlite from "better-sqlite3";
import { stemWord, tokenize } from "#domain/text/word-stems";

const LIMIT = 24;
const FOLLOWS_OR_SHARES = `(EXISTS (SELECT 1 FROM follows
    WHERE follower_id = @reader AND followed_id = author_id AND accepted_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM cookbook_recipes JOIN cookbook_members USING (cookbook_id)
    WHERE recipe_id = recipes.id AND cookbook_members.user_id = @reader))`;
const SEES = {
  public_recipe_words: "visibility = 'PUBLIC'",
  other_recipe_words: `(author_id = @reader OR (visibility = 'PROTECTED' AND ${FOLLOWS_OR_SHARES}))`,
};
const AUTHORS = `SELECT followed_id FROM follows WHERE follower_id = ? AND accepted_at IS NOT NULL
  UNION SELECT author_id FROM cookbook_members JOIN cookbook_recipes USING (cookbook_id)
    JOIN recipes ON recipes.id = recipe_id WHERE cookbook_members.user_id = ?`;
const INGREDIENTS = `SELECT rowid FROM ingredient_words WHERE ingredient_words MATCH ?
  ORDER BY rowid DESC LIMIT 120`;

interface Card {
  id: number;
}

/** The first page of hits, by prepared statements without typo tolerance. */
export function bareSearch(sqlite: Sqlite.Database, readerId: number | null) {
  const ingredients = sqlite.prepare<[string], number>(INGREDIENTS).pluck();
  const authors = sqlite.prepare<[number, number], number>(AUTHORS).pluck();
  const publicCards = prepareSearch(sqlite, "public_recipe_words");
  const otherCards = prepareSearch(sqlite, "other_recipe_words");
  return (text: string): Card[] => {
    const found: Card[] = [];
    const scope = readerId && buildScope(readerId, authors.all(readerId, readerId));
    for (const tier of buildTiers(text, (words) => ingredients.all(words))) {
      if (found.length >= LIMIT) break;
      const cards = publicCards.all({ wanted: tier, limit: LIMIT });
      const wanted = `(${scope}) AND (${tier})`;
      if (scope) cards.push(...otherCards.all({ wanted, limit: LIMIT, reader: readerId }));
      found.push(...cards.sort((a, b) => b.id - a.id));
    }
    return found.slice(0, LIMIT);
  };
}

function prepareSearch(sqlite: Sqlite.Database, index: keyof typeof SEES) {
  return sqlite.prepare<[Record<string, unknown>], Card>(
    `SELECT recipes.id, title, category, visibility, preparation_minutes, cooking_minutes, username,
      recipes.image_version
    FROM ${index} JOIN recipes ON recipes.id = ${index}.rowid JOIN users ON users.id = author_id
    WHERE ${index} MATCH @wanted AND ${SEES[index]}
    ORDER BY ${index}.rowid DESC LIMIT @limit`,
  );
}

function buildScope(readerId: number, authorIds: number[]): string {
  const read = [readerId, ...authorIds].map((id) => `"s_p${id}"`);
  return [`"s_u${readerId}"`, ...read].join(" OR ");
}

function buildTiers(text: string, ingredientsWith: (words: string) => number[]): string[] {
  const typed = tokenize(text);
  const words = typed.map((word, at) => ({
    stem: stemWord(word),
    prefix: at === typed.length - 1 && word.length > 1 ? word : null,
  }));
  const at = (place: string) =>
    words.map(({ stem, prefix }) =>
      prefix ? `("${place}_${stem}" OR "${place}_${prefix}" *)` : `"${place}_${stem}"`,
    );
  const ids = at("g").map(ingredientsWith);
  const common = ids.reduce((both, each) => both.filter((id) => each.includes(id)));
  const items = (some: number[]) => some.map((id) => `"i_${id}"`);
  const [inTitle, inOwn, inBody] = [at("t"), at("g"), at("b")];
  const inLines = inOwn.map((own, nth) => [own, ...items(ids[nth] ?? [])].join(" OR "));
  const all = (wanted: string[]) => wanted.map((each) => `(${each})`).join(" AND ");
  const tiers = [
    `"n_${words.map(({ stem }) => stem).join("_")}"`,
    all(words.map(({ stem }) => `"t_${stem}"`)),
    all(inTitle),
    [...items(common), `(${all(inOwn)})`].join(" OR "),
    all(inTitle.map((title, nth) => `${title} OR ${inLines[nth]}`)),
    all(inTitle.map((title, nth) => `${title} OR ${inLines[nth]} OR ${inBody[nth]}`)),
  ];
  return tiers.map((tier, nth) => {
    const before = tiers.slice(0, nth).map((each) => `(${each})`);
    return before.length > 0 ? `(${tier}) NOT (${before.join(" OR ")})` : tier;
  });
}
