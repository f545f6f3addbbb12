/** `refused`: the site answered with another status than 200. */
export type UnreachableReason =
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

/** Only the reason: details would tell a stranger about our network. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;
  readonly status: number | undefined;

  constructor(reason: UnreachableReason, status?: number) {
    super(status === undefined ? reason : `${reason} ${status}`);
    this.reason = reason;
    this.status = status;
  }
}
