import { type IngredientName, SAYS, type Says, saidBy } from "./ingredient-name";
import { stemOf, wordsOf } from "./words";

/** What a French step says of what it does is what it does it with. */
const VERBS: Record<string, string> = {
  ...{ saler: "sel", salez: "sel", poivrer: "poivre", poivrez: "poivre" },
  ...{ sucrer: "sucre", sucrez: "sucre", beurrer: "beurre", beurrez: "beurre" },
  ...{ fariner: "farine", farinez: "farine", huiler: "huile", huilez: "huile" },
};
const PHRASE_END = /[.,;:!?()\n–—]+/;

/** Words of a phrase, side by side, that a name of a line has. */
interface Claim {
  line: number;
  from: number;
  to: number;
  says: Says;
}

/**
 * Which lines each step speaks of, as places in `lines`, by any of their names: a word of a step is
 * the line's that has most of the words around it ("lemon juice" is not the lemon), and a word that
 * says little counts only for a line that no step names better.
 */
export function linesOfSteps(steps: string[], lines: IngredientName[][]): number[][] {
  const names = lines.flatMap((line, index) =>
    line.map((name) => ({ line: index, said: saidBy(name) })),
  );
  const claimed = steps.map((step) =>
    step.split(PHRASE_END).flatMap((phrase) => claimsIn(phrase, names)),
  );
  const named = new Set(
    claimed.flat().flatMap(({ line, says }) => (says >= SAYS.much ? [line] : [])),
  );
  return claimed.map((claims) => {
    const meant = claims.filter(({ line, says }) => says >= SAYS.much || !named.has(line));
    return [...new Set(meant.map(({ line }) => line))].sort((a, b) => a - b);
  });
}

type Names = { line: number; said: Map<string, Says> }[];

/** The strongest claims on the words of a phrase. */
function claimsIn(phrase: string, names: Names): Claim[] {
  const stems = wordsOf(phrase).map((word) => stemOf(VERBS[word] ?? word));
  const claims = names.flatMap(({ line, said }) => runsOf(stems, line, said));
  const best = stems.map(() => 0);
  for (const claim of claims) {
    const strength = strengthOf(claim);
    for (let at = claim.from; at < claim.to; at++) best[at] = Math.max(best[at] ?? 0, strength);
  }
  return claims.filter((claim) => {
    const strength = strengthOf(claim);
    return best.slice(claim.from, claim.to).includes(strength);
  });
}

/** The runs of words that a name has, where they say anything. */
function runsOf(stems: string[], line: number, said: Map<string, Says>): Claim[] {
  const runs: Claim[] = [];
  let run: Claim | undefined;
  for (const [at, stem] of stems.entries()) {
    const says = said.get(stem);
    if (says === undefined) {
      run = undefined;
    } else if (run) {
      run.to = at + 1;
      if (says > run.says) run.says = says;
    } else {
      run = { line, from: at, to: at + 1, says };
      runs.push(run);
    }
  }
  return runs.filter(({ says }) => says > SAYS.nothing);
}

function strengthOf({ from, to, says }: Claim): number {
  return (to - from) * (SAYS.all + 1) + says;
}
