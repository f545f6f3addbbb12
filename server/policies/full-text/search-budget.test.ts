import { expect, test } from "vitest";
import { startBudget } from "./search-budget";

test("one long step does not stop a search; the steps after it do", () => {
  const budget = startBudget({ processorMs: 20 });
  useProcessor(100);
  expect(budget.isSpent()).toBe(false);
  useProcessor(40);
  expect(budget.isSpent()).toBe(true);
  expect(budget.hasStopped).toBe(true);
});

function useProcessor(milliseconds: number): void {
  const begun = process.cpuUsage();
  const used = () => process.cpuUsage(begun).user / 1_000;
  while (used() < milliseconds);
}
