import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { compileOnce } from "./compile-once";

test("a query is built once per shape and runs with the numbers of each call", async () => {
  const { db } = openTestDatabase();
  let built = 0;
  const readNames = compileOnce(
    (from, { ids, role }: { ids: number[]; role: "USER" | "ADMIN" }) => {
      built++;
      return from
        .selectFrom("users")
        .select("username")
        .where("role", "=", role)
        .where("id", "in", ids)
        .where("id", ">", 0)
        .orderBy("id");
    },
  );
  const names = async (ids: number[], role: "USER" | "ADMIN" = "USER") =>
    (await readNames(db, { ids, role })).map(({ username }) => username);
  const { alice, bob, charlie, ada } = CAST;
  expect(await names([alice.id, bob.id])).toEqual(["Alice", "Bob"]);
  expect(await names([charlie.id, alice.id])).toEqual(["Alice", "Charlie"]);
  expect(built).toBe(1);
  expect(await names([bob.id])).toEqual(["Bob"]);
  expect(await names([ada.id], "ADMIN")).toEqual(["Ada"]);
  expect(built).toBe(3);
});

test("a query is built once for all strings in texts, read and written", async () => {
  const { db } = openTestDatabase();
  let built = 0;
  const rename = compileOnce((from, { id, texts: [name] }: { id: number; texts: [string] }) => {
    built++;
    return from.updateTable("users").set({ username: name }).where("id", "=", id);
  });
  const findIds = compileOnce((from, { texts }: { texts: string[] }) => {
    built++;
    return from.selectFrom("users").select("id").where("username", "in", texts).orderBy("id");
  });
  const { alice, bob } = CAST;
  await rename(db, { id: alice.id, texts: ["Alicia"] });
  await rename(db, { id: bob.id, texts: ["Robert"] });
  expect(await findIds(db, { texts: ["Alicia", "Robert"] })).toEqual([
    { id: alice.id },
    { id: bob.id },
  ]);
  expect(await findIds(db, { texts: ["Alice", "Bob"] })).toEqual([]);
  expect(built).toBe(2);
});

test("a query that computes with its parameters is refused", async () => {
  const { db } = openTestDatabase();
  const nextTo = compileOnce((from, { id }: { id: number }) =>
    from
      .selectFrom("users")
      .select("username")
      .where("id", "=", id + 1),
  );
  await expect(nextTo(db, { id: 1 })).rejects.toThrow("computes");
});
