import type { Unreachable } from "../../platform/http-client/unreachable";

type SiteProblem =
  | "siteRefused"
  | "siteSlow"
  | "siteTooLarge"
  | "siteNoPage"
  | "siteBroken"
  | "siteHidden";

/** Private and missing addresses get the same message, so it does not reveal which. */
export function toSiteProblem({ reason }: Unreachable): SiteProblem {
  switch (reason) {
    case "refused":
      return "siteRefused";
    case "tooSlow":
      return "siteSlow";
    case "tooLarge":
      return "siteTooLarge";
    case "wrongType":
      return "siteNoPage";
    case "broken":
    case "tooManyHops":
      return "siteBroken";
    default:
      return "siteHidden";
  }
}
