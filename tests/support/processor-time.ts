import { onTestFinished, vi } from "vitest";

/** Freezes the search budget's clock, so that a busy machine stops no search. */
export function holdProcessorTime(): void {
  const spy = vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });
  onTestFinished(() => spy.mockRestore());
}
