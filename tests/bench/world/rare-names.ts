const SYLLABLES =
  "bel cau dri fon gair hou jac kem lanth mir nops quin ros sau terk vil wex yol zu champ blo cré thie gry".split(
    " ",
  );
/** From here on a name has three syllables and more. */
const FIRST = SYLLABLES.length ** 2;

/** How many names there are to draw from; drawn by rank, most are in one recipe or none. */
export const RARE_NAMES = 200_000;

/** A made-up name of a place or a family: each rank has its own. */
export function rareName(rank: number): string {
  let rest = FIRST + rank;
  let name = "";
  while (rest > 0) {
    name += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}
