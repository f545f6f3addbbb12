/** Why nothing came from an address; `refused`: the site answered, with another status than 200. */
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

/** What an address could not be fetched for. It tells no more: whoever asks may not know our network. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;
  /** Of the answer, where it is `refused`. */
  readonly status: number | undefined;

  constructor(reason: UnreachableReason, status?: number) {
    super(status === undefined ? reason : `${reason} ${status}`);
    this.reason = reason;
    this.status = status;
  }
}
