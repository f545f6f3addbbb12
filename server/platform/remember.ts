import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import { computeDigest } from "./digest";

/**
 * Returns `work` with a memory of its latest results, of at most `maxBytes`. It must depend on
 * nothing but what it is given, which must be JSON or bigints; its results must be cloneable.
 */
export function remember<Given extends unknown[], Result>(
  maxBytes: number,
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  const results = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (result, digest) => result.length + digest.length,
  });
  return (...given) => {
    const digest = computeDigest(given);
    const known = results.get(digest);
    // Each caller gets a copy, so that none can change another's.
    if (known) return deserialize(known);
    const result = work(...given);
    results.set(digest, serialize(result));
    return result;
  };
}
