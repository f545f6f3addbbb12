import type { Compilable, CompiledQuery, Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { isPostgres } from "./engine";
import type { Database } from "./tables";

/** Lists of different lengths are different shapes. */
const MAX_SHAPES = 50;

/**
 * Compiles a query once per shape; only numbers and the strings in `texts` vary. `build` must not
 * compute with them.
 */
export function compileOnce<Given extends object, Row>(
  build: (db: Kysely<Database>, given: Given) => Compilable<Row>,
): (db: Kysely<Database>, given: Given) => Promise<Row[]> {
  const known = new LRUCache<string, CompiledQuery<Row>>({ max: MAX_SHAPES });
  return async (db, given) => {
    const values: unknown[] = [];
    const { texts } = given as { texts?: string[] };
    const shape = JSON.stringify(given, function (this: unknown, _, value) {
      if (typeof value !== "number" && this !== texts) return value;
      values.push(value);
      return 0;
    });
    const name = `${isPostgres(db)} ${shape}`;
    const query = known.get(name) ?? build(db, insertSlots(shape)).compile();
    known.set(name, query);
    const parameters = query.parameters.map((value) =>
      value instanceof ParameterSlot ? values[value.index] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

class ParameterSlot {
  constructor(readonly index: number) {}

  [Symbol.toPrimitive](): never {
    throw new Error("A query that is compiled once computes with what it is given");
  }
}

function insertSlots<Given>(shape: string): Given {
  let places = 0;
  return JSON.parse(shape, (_, value) =>
    typeof value === "number" ? new ParameterSlot(places++) : value,
  );
}
