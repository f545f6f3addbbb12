export class BrokenResponse extends Error {}

/** A retry would fail again: a key, a permission or the bucket is wrong. */
export class BucketRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string | undefined,
  ) {
    super(`the bucket answers ${status} ${code ?? ""}`.trim());
  }
}
