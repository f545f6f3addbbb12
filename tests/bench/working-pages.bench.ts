import "../support/built";
import { afterAll, test } from "vitest";
import { flood } from "./flood";
import { computeMedian, PATIENCE_MS, readCpuMs } from "./measure";
import { type Row, report } from "./report";
import { openWorld } from "./world";

const RECIPES = Number(process.env.POPOTE_BENCH_RECIPES ?? 10_000);
/** POPOTE_BENCH_ROUNDS=3 shortens the run. */
const ROUNDS = Number(process.env.POPOTE_BENCH_ROUNDS ?? 8);
/** Another checkout, built: its pages are measured in turns with these. */
const BESIDE = process.env.POPOTE_BENCH_BESIDE;
/** POPOTE_BENCH_PAGES_OF=list measures some pages only. */
const ONLY = process.env.POPOTE_BENCH_PAGES_OF?.split(",");
/** Several connections keep the server busy, as a full house does. */
const TURN = { connections: 4, ms: 1_000 };
const WARM_UP_TURNS = 2;

/** No rendering is kept for an address with a dot. */
const EACH_TIME = "x=.";

const rows: Row[] = [];
afterAll(() => report("working-pages", rows));

test("the pages that people work with", { timeout: PATIENCE_MS }, async () => {
  const servers = [await openServer()];
  if (BESIDE) servers.push(await openServer(BESIDE));
  for (const [page, { path, isVisitor }] of Object.entries(await listPages(servers[0] as Server)))
    for (const [shown, address] of [
      ["again", path],
      ["new", `${path}${path.includes("?") ? "&" : "?"}${EACH_TIME}`],
    ] as const) {
      if (ONLY && !ONLY.some((name) => page.includes(name))) continue;
      const turns = servers.map((server) => ({
        measure: () => measureTurn(server, address, isVisitor),
        costs: [] as number[],
      }));
      for (const { measure } of turns)
        for (let turn = 0; turn < WARM_UP_TURNS; turn++) await measure();
      for (let round = 0; round < ROUNDS; round++)
        for (const { measure, costs } of turns) costs.push(await measure());
      const [here = Number.NaN, beside] = turns.map(({ costs }) => computeMedian(costs));
      const row: Row = { page, shown, "processor ms": here };
      rows.push(beside ? { ...row, "beside, ms": beside, "to beside": here / beside } : row);
    }
});

type Server = Awaited<ReturnType<typeof openServer>>;

async function openServer(folder?: string) {
  const world = await openWorld(RECIPES, folder);
  const reader = await world.signIn(world.readerId);
  const visitor = await world.signIn(null);
  return { ...world, reader, visitor };
}

interface Page {
  path: string;
  isVisitor?: boolean;
}

async function listPages({ db, readerId }: Server): Promise<Record<string, Page>> {
  const findRecipe = (operator: "=" | "!=") =>
    db
      .selectFrom("recipes")
      .select("id")
      .where("author_id", operator, readerId)
      .where("visibility", "=", "PUBLIC")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  const [own, others] = [await findRecipe("="), await findRecipe("!=")];
  return {
    list: { path: "/recipe/list?source=user" },
    home: { path: "/home" },
    "search, a common word": { path: "/search?search=butter" },
    "search, two words": { path: "/search?search=chicken+soup" },
    recipe: { path: `/recipe/view?id=${others.id}` },
    "edit form": { path: `/recipe/edit?id=${own.id}` },
    login: { path: "/login", isVisitor: true },
    import: { path: "/import" },
  };
}

/** Processor ms per page of one turn; throws unless each is answered with 200. */
async function measureTurn(
  { popote: { origin, child }, reader, visitor }: Server,
  path: string,
  isVisitor = false,
): Promise<number> {
  const pid = child.pid ?? 0;
  const before = readCpuMs(pid);
  const pages = await flood(origin + path, isVisitor ? visitor : reader, TURN);
  return (readCpuMs(pid) - before) / pages;
}
