import { buildIfStale } from "../../server/build.js";

/** Builds once what every server of the journeys serves, before two of them would at once. */
export default function setup(): void {
  buildIfStale();
}
