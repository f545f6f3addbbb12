import { useEffect, useState } from "react";

/** Beside the title from 64em on. */
const WIDE = "(min-width: 64em) 26em, 60em";
/** A phone first loads the small file: on a slow connection the large one takes two seconds. */
const SMALL_FIRST = `(max-width: 30em) 25vw, (max-width: 48em) 100vw, ${WIDE}`;
const SHARP = `(max-width: 48em) 100vw, ${WIDE}`;

/** The `sizes` of a recipe's photo: small at first on a phone, sharp once script runs. */
export function usePhotoSizes(): string {
  const [sizes, setSizes] = useState(SMALL_FIRST);
  useEffect(() => {
    if (!isSlow()) setSizes(SHARP);
  }, []);
  return sizes;
}

/** By the Network Information API, which not all browsers have. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { effectiveType: string } };
  return connection !== undefined && connection.effectiveType !== "4g";
}
