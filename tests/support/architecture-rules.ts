import type { ImportGraph } from "./import-graph";

/** Allowed imports; the first matching prefix applies. A part may always import itself. */
const ARROWS: [part: string, allowed: string[]][] = [
  ["domain/", []],
  ["reader/", ["domain/"]],
  ["app/framework/", ["locales/", "domain/", "server/"]],
  ["app/ui/", ["domain/"]],
  ["app/shell/", ["app/ui/", "app/framework/", "domain/"]],
  ["app/recipe-form/", ["app/routes/recipe/parts/", "app/shell/", "app/ui/", "domain/", "server/"]],
  ["app/routes/", ["app/recipe-form/", "app/shell/", "app/ui/", "domain/", "server/"]],
  ["app/routes.ts", []],
  ["app/root.tsx", ["app/shell/", "app/ui/", "app/framework/", "domain/", "server/"]],
  ["app/entry.client.tsx", ["app/shell/", "app/ui/", "app/framework/", "domain/"]],
  ["app/entry.server.tsx", ["app/ui/", "app/framework/", "domain/", "server/"]],
  ["server/", ["reader/", "domain/", "migrations/", "locales/", "package.json", "build/"]],
  ["migrations/", []],
  ["scripts/", ["server/", "build/"]],
];

/** Server layers from the bottom up: a file imports from its own layer or below. */
const FLOORS = [
  "server/platform/",
  "server/policies/",
  "server/features/",
  "server/admin/",
  "server/http/",
  "server/app.ts",
  "server/operations/",
  "server/main.ts",
];

/** Files of a feature that other features may import. */
const FACES = [
  "accounts/queries.ts",
  "at-hand/kept-foods.ts",
  "cookbooks/contents.ts",
  "cookbooks/departure-commands.ts",
  "cookbooks/fill-cookbook.ts",
  "cookbooks/membership.ts",
  "cookbooks/queries.ts",
  "email/commands.ts",
  "explore/season-queries.ts",
  "households/households.ts",
  "households/links.ts",
  "ingredients/kitchen-foods.ts",
  "ingredients/lexicon-queries.ts",
  "ingredients/match-ingredients.ts",
  "ingredients/merged-queries.ts",
  "ingredients/resolve-ingredient-name.ts",
  "ingredients/typo-correction.ts",
  "ingredients/name-columns.ts",
  "ingredients/queries.ts",
  "ingredients/regional-names.ts",
  "ingredients/search-queries.ts",
  "ingredients/season-queries.ts",
  "recipes/recipe-card.ts",
  "recipes/commands.ts",
  "recipes/draft-queries.ts",
  "recipes/expand-lines.ts",
  "recipes/further-food-queries.ts",
  "recipes/line-needs.ts",
  "recipes/line-text.ts",
  "recipes/lines.ts",
  "recipes/list-scope.ts",
  "recipes/listing.ts",
  "recipes/nutrition.ts",
  "recipes/queries.ts",
  "recipes/parse-lines.ts",
  "recipes/read-rows.ts",
  "recipes/row-values.ts",
  "recipes/marked-recipe.ts",
  "recipes/shown-lines.ts",
  "recipes/sub-recipes.ts",
  "recipes/tag-filter.ts",
  "recipes/tags.ts",
].map((file) => `server/features/${file}`);

const KNOWN_KINDS = /\.(ts|tsx|js|css|csv|tsv|sql|json|webp|jpg|png|svg|md)$/;

export function findUnknownFiles(files: string[]): string[] {
  return files.filter((file) => {
    const isPlaced = ARROWS.some(([each]) => file.startsWith(each));
    const isOnFloor = !file.startsWith("server/") || findHeight(file) >= 0;
    return !KNOWN_KINDS.test(file) || !isPlaced || !isOnFloor;
  });
}

export function findWrongArrows(graph: ImportGraph): string[] {
  return importsWhere(graph, (file, imported) => {
    const [part = "", allowed = []] = ARROWS.find(([each]) => file.startsWith(each)) ?? [];
    return ![part, ...allowed].some((each) => imported.startsWith(each));
  });
}

export function findArrowsUp(graph: ImportGraph): string[] {
  return importsWhere(graph, (file, imported) => {
    const [from, to] = [findHeight(file), findHeight(imported)];
    return from >= 0 && to >= 0 && from < to;
  });
}

/** Layers above may import a feature's files, but not its subfolders. */
export function findInsideImports(graph: ImportGraph): string[] {
  return importsWhere(graph, (file, imported) => {
    const [from, to] = [findFeature(file), findFeature(imported)];
    if (to === undefined || from === to) return false;
    return from === undefined ? imported.split("/").length > 4 : !FACES.includes(imported);
  });
}

export function findUnusedFaces(graph: ImportGraph): string[] {
  const used = new Set(
    [...graph].flatMap(([file, imports]) => {
      const from = findFeature(file);
      return from === undefined ? [] : imports.filter((each) => findFeature(each) !== from);
    }),
  );
  return FACES.filter((file) => !used.has(file));
}

/** Imports from another page's folder: code shared by two pages belongs in `parts`. */
export function findPageImports(graph: ImportGraph): string[] {
  const matchPage = (file: string) => /^app\/routes\/[\w-]+\/([\w-]+)\//.exec(file);
  return importsWhere(graph, (file, imported) => {
    const page = matchPage(imported);
    return page !== null && page[1] !== "parts" && matchPage(file)?.[0] !== page[0];
  });
}

export function findRoomCircles(graph: ImportGraph): string[][] {
  const rooms: ImportGraph = new Map();
  for (const [file, imports] of graph) {
    const from = findRoom(file);
    if (from === undefined) continue;
    const others = imports.flatMap((each) => findRoom(each) ?? []).filter((each) => each !== from);
    rooms.set(from, [...(rooms.get(from) ?? []), ...others]);
  }
  return findCircles(rooms);
}

/** Strongly connected components: Tarjan, Depth-first search and linear graph algorithms, 1972. */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const [order, lowest] = [new Map<string, number>(), new Map<string, number>()];
  const path: string[] = [];
  const visit = (name: string): number => {
    const number = order.size;
    order.set(name, number);
    lowest.set(name, number);
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const reached = order.has(next)
        ? path.includes(next)
          ? (order.get(next) ?? number)
          : number
        : visit(next);
      lowest.set(name, Math.min(lowest.get(name) ?? number, reached));
    }
    const low = lowest.get(name) ?? number;
    if (low === number) {
      const circle = path.splice(path.indexOf(name));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return circles;
}

/** Index of the file's layer in FLOORS; -1 outside the server. */
function findHeight(file: string): number {
  return FLOORS.findIndex((floor) => file.startsWith(floor));
}

/** server/features/recipes/likes.ts: recipes. */
function findFeature(file: string): string | undefined {
  return /^server\/features\/([\w-]+)\//.exec(file)?.[1];
}

/** server/features/recipes/likes.ts: features/recipes; server/platform/log.ts: platform/log. */
function findRoom(file: string): string | undefined {
  return /^server\/(admin|http|[\w-]+\/[\w-]+)/.exec(file)?.[1];
}

function importsWhere(
  graph: ImportGraph,
  isWrong: (file: string, imported: string) => boolean,
): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((imported) => isWrong(file, imported)).map((each) => `${file} -> ${each}`),
  );
}
