/** `refused`: the site answered with a status other than 200. */
type UnreachableReason =
  | "notAnAddress"
  | "scheme"
  | "port"
  | "credentials"
  | "forbiddenAddress"
  | "unknownHost"
  | "tooManyHops"
  | "tooLarge"
  | "tooSlow"
  | "refused"
  | "wrongType"
  | "broken";

/** Contains only the reason: details would reveal our network to strangers. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;
  readonly status: number | undefined;

  constructor(reason: UnreachableReason, status?: number) {
    super(status === undefined ? reason : `${reason} ${status}`);
    this.reason = reason;
    this.status = status;
  }
}
