import { findCountRole } from "./count-roles";
import { isWeighed } from "./signs";
import type { Outcome, Place } from "./types";
import { findWeighedRole } from "./weighed-roles";

export function findRole(place: Place): Outcome {
  const { measured } = place;
  return isWeighed(measured.measure) ? findWeighedRole(place) : findCountRole(place);
}
