import { onTestFinished, vi } from "vitest";

/** Until the test ends no time passes for the budget of a search: a busy machine stops none. */
export function holdProcessorTime(): void {
  const spy = vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });
  onTestFinished(() => spy.mockRestore());
}
