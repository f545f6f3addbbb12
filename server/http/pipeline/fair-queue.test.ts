import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue";

const isThere = () => false;

test("users take turns, whatever one of them requested first", async () => {
  const { take } = createFairQueue();
  const order: string[] = [];
  const work = async (key: string, name: string) => {
    const end = await take(key, isThere);
    order.push(name);
    end?.();
  };
  await Promise.all([
    ...["a1", "a2", "a3"].map((name) => work("alice", name)),
    work("bob", "b1"),
    work("charlie", "c1"),
  ]);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

test("one piece of work runs at a time, and the event loop runs between two", async () => {
  const { take, isIdle } = createFairQueue();
  const events: string[] = [];
  const first = await take("alice", isThere);
  const second = take("bob", isThere).then((end) => {
    events.push("second");
    end?.();
  });
  setImmediate(() => events.push("others"));
  expect(isIdle()).toBe(false);
  first?.();
  await second;
  expect(events).toEqual(["others", "second"]);
  await new Promise(setImmediate);
  expect(isIdle()).toBe(true);
});

test("a client that has left gets no turn and blocks no one", async () => {
  const { take } = createFairQueue();
  const first = await take("alice", isThere);
  const left = take("alice", () => true);
  const last = take("alice", isThere);
  first?.();
  expect(await left).toBeUndefined();
  expect(await last).toBeDefined();
});

test("a user with a long piece of work rests while others are served", async () => {
  const { take } = createFairQueue();
  const order: string[] = [];
  const long = await take("alice", isThere);
  const until = performance.now() + 50;
  while (performance.now() < until);
  const again = take("alice", isThere).then(() => order.push("alice"));
  long?.();
  await new Promise(setImmediate);
  const end = await take("bob", isThere);
  order.push("bob");
  end?.();
  await again;
  expect(order).toEqual(["bob", "alice"]);
});
