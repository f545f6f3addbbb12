import { expect, test } from "vitest";
import { startBudget } from "./search-budget";

test("one long step does not stop a search; the steps after it do", () => {
  const budget = startBudget({ processorMs: 20 });
  keepProcessorBusy(100);
  expect(budget.isSpent()).toBe(false);
  keepProcessorBusy(40);
  expect(budget.isSpent()).toBe(true);
  expect(budget.hasStopped).toBe(true);
});

test("a search that has found nothing goes on for longer, but not for ever", () => {
  const budget = startBudget({ processorMs: 20 });
  for (let step = 0; step < 3; step++) {
    keepProcessorBusy(20);
    expect(budget.isSpent(false)).toBe(false);
  }
  expect(budget.hasStopped).toBe(false);
  expect(budget.isSpent(true)).toBe(true);
  for (let step = 0; step < 5; step++) {
    keepProcessorBusy(20);
    budget.isSpent(false);
  }
  expect(budget.isSpent(false)).toBe(true);
});

function keepProcessorBusy(milliseconds: number): void {
  const begun = process.cpuUsage();
  const used = () => process.cpuUsage(begun).user / 1_000;
  while (used() < milliseconds);
}
