import type { ImportGraph } from "./import-graph";

/** Who may import whom beside itself, by the beginning of a path; the first that fits counts. */
const ARROWS: [part: string, allowed: string[]][] = [
  ["domain/", []],
  ["reader/", ["domain/"]],
  ["app/framework/", ["locales/", "domain/", "server/"]],
  ["app/ui/", ["domain/"]],
  ["app/shell/", ["app/ui/", "app/framework/", "domain/"]],
  ["app/routes/", ["app/shell/", "app/ui/", "domain/", "server/"]],
  ["app/routes.ts", []],
  ["app/root.tsx", ["app/shell/", "app/ui/", "app/framework/", "domain/", "server/"]],
  ["app/entry.client.tsx", ["app/shell/", "app/framework/", "domain/"]],
  ["app/entry.server.tsx", ["app/ui/", "app/framework/", "domain/", "server/"]],
  ["server/", ["reader/", "domain/", "migrations/", "locales/", "package.json", "build/"]],
  ["migrations/", []],
];

/** The four floors of the server, the lowest first: a room imports what is below it, or beside it. */
const FLOORS = {
  platform: [
    "config log logged-path event-loop-watchdog log-console log-error log-text background-loop time-slice errors write-errors full-disk request-signal request-turn secrets permits version clock-difference translations",
    "db storage pictures http-client",
  ],
  policies: ["permissions visibility audit-log rate-limit full-text idempotency"],
  nouns: [
    "accounts recipes cookbooks follows ingredients imports reports search home explore dashboard email",
  ],
  entrances: [
    "http admin command-line jobs backup check export demo moving",
    "app main popote processes run start develop build package built-for",
  ],
};
type Floor = keyof typeof FLOORS;

const FLOOR_OF = new Map<string, Floor>(
  (Object.keys(FLOORS) as Floor[]).flatMap((floor) =>
    FLOORS[floor].flatMap((rooms) => rooms.split(" ").map((room) => [room, floor] as const)),
  ),
);
const ORDER = Object.keys(FLOORS) as Floor[];

/** What another noun may import of a noun: its queries and commands, all of them or by a trait. */
const FACE = /^server\/[\w-]+\/(?:[\w-]+-)?(?:queries|commands)\.ts$/;

const KNOWN_KINDS = /\.(ts|tsx|js|css|csv|tsv|sql|json|webp|jpg|png|svg|md)$/;

/** Files of a kind that no rule knows, and those that stand in no part of the house. */
export function findUnknownFiles(files: string[]): string[] {
  return files.filter((file) => {
    const part = ARROWS.some(([each]) => file.startsWith(each));
    const room = roomOf(file);
    return !KNOWN_KINDS.test(file) || !part || (room !== undefined && !FLOOR_OF.has(room));
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
  const height = (file: string) => {
    const floor = FLOOR_OF.get(roomOf(file) ?? "");
    return floor === undefined ? undefined : ORDER.indexOf(floor);
  };
  return importsWhere(graph, (file, imported) => {
    const [from, to] = [height(file), height(imported)];
    return from !== undefined && to !== undefined && from < to;
  });
}

/** Imports of what another noun has inside; whoever stands above may use a noun's own files, not its folders. */
export function findInsideImports(graph: ImportGraph): string[] {
  return importsWhere(graph, (file, imported) => {
    const [from, to] = [roomOf(file), roomOf(imported)];
    if (to === undefined || FLOOR_OF.get(to) !== "nouns" || from === to) return false;
    const isNoun = from !== undefined && FLOOR_OF.get(from) === "nouns";
    return isNoun ? !FACE.test(imported) : !/^server\/[\w-]+\/[\w-]+\.ts$/.test(imported);
  });
}

/** Imports of another page's folder: what two pages share stands in `parts`. */
export function findPageImports(graph: ImportGraph): string[] {
  const pageOf = (file: string) => /^app\/routes\/[\w-]+\/([\w-]+)\//.exec(file);
  return importsWhere(graph, (file, imported) => {
    const page = pageOf(imported);
    return page !== null && page[1] !== "parts" && pageOf(file)?.[0] !== page[0];
  });
}

/** Rooms of the server, of one floor, that import each other, each circle as the list of its rooms. */
export function findRoomCircles(graph: ImportGraph): string[][] {
  const rooms: ImportGraph = new Map();
  for (const [file, imports] of graph) {
    const from = roomOf(file);
    if (from === undefined) continue;
    const others = imports.flatMap((each) => roomOf(each) ?? []).filter((each) => each !== from);
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

/** server/recipes/likes.ts: recipes; server/log.ts: log; nothing outside the server. */
function roomOf(file: string): string | undefined {
  return /^server\/([\w-]+)/.exec(file)?.[1];
}

function importsWhere(
  graph: ImportGraph,
  isWrong: (file: string, imported: string) => boolean,
): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((imported) => isWrong(file, imported)).map((each) => `${file} -> ${each}`),
  );
}
