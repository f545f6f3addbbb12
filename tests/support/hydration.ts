interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  /** Of a Suspense boundary: its server HTML, while that is not hydrated. */
  memoizedState: { dehydrated?: unknown; isDehydrated?: boolean } | null;
}

/** Runs in the browser: whether React has hydrated the page with all of its boundaries, and gets its events. */
export function isHydrated(): boolean {
  const key = Object.keys(document).find((each) => each.startsWith("__reactContainer"));
  const root =
    key && (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  if (!root || root.stateNode.current.memoizedState?.isDehydrated) return false;
  const waiting: (Fiber | null)[] = [root.stateNode.current];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    if (fiber.memoizedState?.dehydrated) return false;
    waiting.push(fiber.child, fiber.sibling);
  }
  let isHeld = true;
  const pass = () => {
    isHeld = false;
  };
  document.body.addEventListener("dragend", pass);
  document.body.dispatchEvent(new Event("dragend"));
  document.body.removeEventListener("dragend", pass);
  return !isHeld;
}
