import type { Parse } from "#domain/line/line";
import { decodeParse } from "#domain/line/parse-data";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { countCharacters } from "#domain/text/text";
import type { RecipeLine } from "#server/features/recipes/lines";

const OF = /^(?:of |de |d['’])/i;
const MORE_THAN_A_NAME = /[\d,;:()#|]/;

export function findCooksName({ complement, ...line }: RecipeLine): string | undefined {
  const named = dropMeasure(line);
  const ending = complement && `, ${complement}`;
  if (!named?.endsWith(ending)) return undefined;
  const name = named
    .slice(0, named.length - ending.length)
    .trim()
    .replace(OF, "");
  const isName = name !== "" && !MORE_THAN_A_NAME.test(name);
  return isName && countCharacters(name) <= MAX_INGREDIENT_NAME ? name : undefined;
}

function dropMeasure({
  text,
  amount,
  written,
  parse,
}: Omit<RecipeLine, "complement">): string | undefined {
  const lead = parse ? findLeadEnd(decodeParse(parse)) : 0;
  if (written) return text.startsWith(`${written} `) ? text.slice(written.length) : undefined;
  return amount !== null && lead === 0 ? undefined : text.slice(lead);
}

/** Where the amount that begins the line ends. */
function findLeadEnd({ quantities }: Parse): number {
  const amount = quantities.find(({ role, isImplied }) => role === "amount" && !isImplied);
  const offsets = (amount?.terms ?? []).flatMap(({ spans, unit }) => [
    ...spans.flat(),
    ...(unit?.span ?? []),
  ]);
  return Math.min(...offsets) === 0 ? Math.max(...offsets) : 0;
}
