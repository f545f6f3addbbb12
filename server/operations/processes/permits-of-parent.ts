import { type EndPermit, type Permits, sharePermits } from "../../platform/permits";
import type { Answers, Calls } from "./calls";

interface Wanted {
  name: string;
  most: number;
  timeoutMs: number;
}

export function shareParentsPermits(calls: Calls): void {
  sharePermits({
    async take(name, most, timeoutMs) {
      const permit = await calls.ask("takePermit", { name, most, timeoutMs });
      return permit === undefined ? undefined : () => calls.tell("endPermit", permit);
    },
  });
}

/** In the parent: what one child holds ends with it. */
export function permitsOfChild(permits: Permits): { answers: Answers; end(): void } {
  const held = new Map<number, EndPermit>();
  let taken = 0;
  let isOver = false;
  return {
    answers: {
      async takePermit({ name, most, timeoutMs }: Wanted) {
        const end = await permits.take(name, most, timeoutMs);
        if (!end) return undefined;
        if (isOver) return end();
        taken += 1;
        held.set(taken, end);
        return taken;
      },
      endPermit(permit: number) {
        held.get(permit)?.();
        held.delete(permit);
      },
    },
    end() {
      isOver = true;
      for (const end of held.values()) end();
      held.clear();
    },
  };
}
