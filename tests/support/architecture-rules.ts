import type { ImportGraph } from "./import-graph";

/** Who may import whom beside itself, by the beginning of a path; the first that fits counts. */
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
  ["app/entry.client.tsx", ["app/shell/", "app/framework/", "domain/"]],
  ["app/entry.server.tsx", ["app/ui/", "app/framework/", "domain/", "server/"]],
  ["server/", ["reader/", "domain/", "migrations/", "locales/", "package.json", "build/"]],
  ["migrations/", []],
  ["scripts/", ["server/", "build/"]],
];

/** The floors of the server, the lowest first: a file imports what is below it, or beside it. */
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

/** What a feature shows to the others; whatever else it has is its own. */
const FACES = [
  "accounts/queries.ts",
  "cookbooks/contents.ts",
  "cookbooks/departure-commands.ts",
  "cookbooks/queries.ts",
  "email/commands.ts",
  "ingredients/lexicon-queries.ts",
  "ingredients/match-ingredients.ts",
  "ingredients/merged-queries.ts",
  "ingredients/resolve-ingredient-name.ts",
  "ingredients/nearest-queries.ts",
  "ingredients/queries.ts",
  "ingredients/regional-names.ts",
  "ingredients/search-queries.ts",
  "ingredients/season-queries.ts",
  "recipes/recipe-card.ts",
  "recipes/commands.ts",
  "recipes/line-names.ts",
  "recipes/line-text.ts",
  "recipes/lines.ts",
  "recipes/list-scope.ts",
  "recipes/queries.ts",
].map((file) => `server/features/${file}`);

const KNOWN_KINDS = /\.(ts|tsx|js|css|csv|tsv|sql|json|webp|jpg|png|svg|md)$/;

/** Files of a kind that no rule knows, and those that stand in no part of the house. */
export function findUnknownFiles(files: string[]): string[] {
  return files.filter((file) => {
    const isPlaced = ARROWS.some(([each]) => file.startsWith(each));
    const isOnFloor = !file.startsWith("server/") || findHeight(file) >= 0;
    return !KNOWN_KINDS.test(file) || !isPlaced || !isOnFloor;
  });
}

/** Imports from a part of the house that may not know the other. */
export function findWrongArrows(graph: ImportGraph): string[] {
  return importsWhere(graph, (file, imported) => {
    const [part = "", allowed = []] = ARROWS.find(([each]) => file.startsWith(each)) ?? [];
    return ![part, ...allowed].some((each) => imported.startsWith(each));
  });
}

/** Imports of the server that lead up a floor. */
export function findArrowsUp(graph: ImportGraph): string[] {
  return importsWhere(graph, (file, imported) => {
    const [from, to] = [findHeight(file), findHeight(imported)];
    return from >= 0 && to >= 0 && from < to;
  });
}

/** Imports of what another feature does not show; whoever stands above may use a feature's own files, not its folders. */
export function findInsideImports(graph: ImportGraph): string[] {
  return importsWhere(graph, (file, imported) => {
    const [from, to] = [findFeature(file), findFeature(imported)];
    if (to === undefined || from === to) return false;
    return from === undefined ? imported.split("/").length > 4 : !FACES.includes(imported);
  });
}

/** Files that a feature shows and no other feature uses. */
export function findUnusedFaces(graph: ImportGraph): string[] {
  const used = new Set(
    [...graph].flatMap(([file, imports]) => {
      const from = findFeature(file);
      return from === undefined ? [] : imports.filter((each) => findFeature(each) !== from);
    }),
  );
  return FACES.filter((file) => !used.has(file));
}

/** Imports of another page's folder: what two pages share stands in `parts`. */
export function findPageImports(graph: ImportGraph): string[] {
  const matchPage = (file: string) => /^app\/routes\/[\w-]+\/([\w-]+)\//.exec(file);
  return importsWhere(graph, (file, imported) => {
    const page = matchPage(imported);
    return page !== null && page[1] !== "parts" && matchPage(file)?.[0] !== page[0];
  });
}

/** Rooms of the server that import each other, each circle as the list of its rooms. */
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

/**
 * What leads back to itself, each circle once: the strongly connected components of more than one
 * (R. Tarjan, Depth-first search and linear graph algorithms, 1972).
 */
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

/** The floor of a file as its place in FLOORS; -1 outside the server, and where there is none. */
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
