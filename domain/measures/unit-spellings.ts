export interface UnitSpelling {
  one: string;
  many: string;
}

const same = (words: string): UnitSpelling[] =>
  words.split(", ").map((word) => ({ one: word, many: word }));

const pairs = (words: string): UnitSpelling[] =>
  words.split(", ").map((pair) => {
    const [one = "", many = ""] = pair.split("/");
    return { one, many };
  });

export const METRIC_SPELLINGS = same("kg, g, gr, mg, ml, mL, cl, cL, dl, dL, l, L").concat(
  pairs("gram/grams, gramme/grammes, litre/litres, liter/liters, millilitre/millilitres"),
);

/** Teaspoon, tablespoon and cup (see `toLargestMeasure`), one series per way of writing. */
export const SPOONS: UnitSpelling[][] = [
  pairs("tsp/tsp, tbsp/tbsp, cup/cups"),
  pairs("tsp./tsp., tbsp./tbsp., cup/cups"),
  pairs("teaspoon/teaspoons, tablespoon/tablespoons, cup/cups"),
  pairs("c. à café/c. à café, c. à soupe/c. à soupe"),
  pairs("c. à thé/c. à thé, c. à soupe/c. à soupe, tasse/tasses"),
  pairs("c. à c./c. à c., c. à s./c. à s."),
  pairs("cc/cc, cs/cs"),
  pairs("càc/càc, càs/càs"),
  pairs("cuillère à café/cuillères à café, cuillère à soupe/cuillères à soupe"),
  pairs("cuillère à thé/cuillères à thé, cuillère à soupe/cuillères à soupe, tasse/tasses"),
];

export const UNIT_SPELLINGS: UnitSpelling[] = [
  ...METRIC_SPELLINGS,
  ...same(
    "fl oz, oz, lb, tsp, tbsp, tsp., tbsp., c. à soupe, c. à café, c. à thé, c. à s., c. à c.",
  ),
  ...same("cs, cc, càs, càc"),
  ...pairs("cup/cups, teaspoon/teaspoons, tablespoon/tablespoons, pound/pounds, ounce/ounces"),
  ...pairs("clove/cloves, can/cans, tin/tins, jar/jars, pinch/pinches, slice/slices, stick/sticks"),
  ...pairs(
    "sprig/sprigs, bunch/bunches, handful/handfuls, knob/knobs, dash/dashes, packet/packets",
  ),
  ...pairs("tasse/tasses, livre/livres, once/onces, gousse/gousses, boîte/boîtes, pincée/pincées"),
  ...pairs("cuillère à soupe/cuillères à soupe, cuillère à café/cuillères à café"),
  ...pairs("cuillère à thé/cuillères à thé, cuillerée/cuillerées, tranche/tranches, verre/verres"),
  ...pairs("sachet/sachets, bouquet/bouquets, brin/brins, feuille/feuilles, botte/bottes"),
  ...pairs("noix/noix, poignée/poignées, branche/branches, bâton/bâtons, pot/pots"),
];
