/** May go well when it is asked again. */
export class BrokenResponse extends Error {}

/** Asked again it would be the same: a key, a right or the bucket is wrong. */
export class BucketRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string | undefined,
  ) {
    super(`the bucket answers ${status} ${code ?? ""}`.trim());
  }
}
