import { useEffect, useState } from "react";

/** Next to the title from 64em. */
const WIDE = "(min-width: 64em) 26em, 60em";
/** Small file first on a phone: the large one takes two seconds on a slow network. */
const SMALL_FIRST = `(max-width: 30em) 25vw, (max-width: 48em) 100vw, ${WIDE}`;
const SHARP = `(max-width: 48em) 100vw, ${WIDE}`;

/** The `sizes` of a recipe's photo: small first on a phone, sharp once script runs. */
export function useImageSizes(): string {
  const [sizes, setSizes] = useState(SMALL_FIRST);
  useEffect(() => {
    if (!isSlow()) setSizes(SHARP);
  }, []);
  return sizes;
}

/** Uses the Network Information API, which some browsers lack. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { effectiveType: string } };
  return connection !== undefined && connection.effectiveType !== "4g";
}
