import "../support/built";
import { expect, onTestFinished, test } from "vitest";
import { startPopote } from "../support/journey-server";
import { readProcessorTime } from "./process-figures";

const BRAKED = 10_000;
const FREE = 100;
test("cost of a login attempt with rate limiting, relative to one without", async () => {
  const popote = await startPopote({ TRUSTED_PROXIES: "1" });
  onTestFinished(() => popote.stop());
  const bob = await popote.addAccount("Bob", "en");
  const login = async (address: string, email: string, password: string) => {
    const answer = await fetch(`${popote.origin}/login`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ email, password }),
      headers: { Origin: popote.origin, "X-Forwarded-For": address },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const measureCost = async (times: number, attempt: (index: number) => Promise<number>) => {
    const before = readProcessorTime(popote.processId);
    for (let index = 0; index < times; index++) await attempt(index);
    return (readProcessorTime(popote.processId) - before) / times;
  };
  const guessFromAnywhere = (index: number) =>
    login(`198.51.100.${index}`, `nobody${index}@popote.example`, "guess");
  const guessFromOne = () => login("192.0.2.1", "alice@popote.example", "guess");
  await measureCost(20, (index) => guessFromAnywhere(index + FREE));
  const free = await measureCost(FREE, guessFromAnywhere);
  await measureCost(40, guessFromOne);
  const braked = await measureCost(BRAKED, guessFromOne);
  expect(await guessFromOne()).toBe(429);
  expect(await login("192.0.2.2", bob.email, bob.password)).toBe(303);
  console.table({
    "without the brake, ms": free,
    [`behind it, ms (${BRAKED} attempts)`]: braked,
    "ratio, %": (100 * braked) / free,
  });
});
