export const NUMBER_WORDS = new Map<string, number>([
  ...counted("a an one two three four five six seven eight nine ten eleven twelve", [1, 1]),
  ...counted("un une deux trois quatre cinq six sept huit neuf dix onze douze", [1]),
  ["fifteen", 15],
  ["quinze", 15],
  ["twenty", 20],
  ["vingt", 20],
]);

/** What counts so many at once; but a dozen, more or less. */
export const DOZENS = new Map<string, number>([
  ["dozen", 12],
  ["dozens", 12],
  ["doz", 12],
  ["douzaine", 12],
  ["douzaines", 12],
  ["dizaine", 10],
  ["dizaines", 10],
  ["quinzaine", 15],
  ["vingtaine", 20],
  ["trentaine", 30],
  ["quarantaine", 40],
  ["cinquantaine", 50],
  ["centaine", 100],
]);

export const PARTS_OF_ONE = new Map<string, number>([
  ["half", 2],
  ["demi", 2],
  ["demie", 2],
  ["moitie", 2],
  ["third", 3],
  ["thirds", 3],
  ["tiers", 3],
  ["quarter", 4],
  ["quarters", 4],
  ["quart", 4],
  ["quarts", 4],
  ["eighth", 8],
]);

function counted(words: string, articles: number[]): [string, number][] {
  return words
    .split(" ")
    .map((word, index) => [word, Math.max(1, index + 1 - articles.length)] as [string, number]);
}
