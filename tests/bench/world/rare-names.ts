const SYLLABLES =
  "bel cau dri fon gair hou jac kem lanth mir nops quin ros sau terk vil wex yol zu champ blo cré thie gry".split(
    " ",
  );
/** Names from this rank on have at least three syllables. */
const FIRST = SYLLABLES.length ** 2;

/** Number of names; drawn by rank, most are in one recipe or none. */
export const RARE_NAMES = 200_000;

/** A made-up place or family name, unique for each rank. */
export function rareName(rank: number): string {
  let rest = FIRST + rank;
  let name = "";
  while (rest > 0) {
    name += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}
