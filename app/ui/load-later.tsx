import { type ComponentType, lazy, Suspense } from "react";

/** A component whose script loads when it is first shown; nothing is shown if loading fails. */
export function loadLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(() => ({ default: () => null })));
  // Its type loses the properties.
  const Typed = Part as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Typed {...props} />
    </Suspense>
  );
}
