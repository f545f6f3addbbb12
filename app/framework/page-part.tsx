import { type ReactNode, Suspense, useEffect } from "react";
import { countUnhydrated } from "./early-events";

/** A part of the page that is hydrated in a piece of its own, between which touches are answered. */
export function PagePart({ children }: { children: ReactNode }) {
  useUnhydrated(1);
  return (
    <Suspense>
      <Hydrated />
      {children}
    </Suspense>
  );
}

/** Its effect runs once what stands beside it is hydrated. */
function Hydrated() {
  useUnhydrated(-1);
  return null;
}

function useUnhydrated(change: 1 | -1): void {
  useEffect(() => {
    countUnhydrated(change);
  }, [change]);
}
