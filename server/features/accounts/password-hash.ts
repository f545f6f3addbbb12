import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id (2024): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes equally long without a stored hash, so timing does not reveal accounts. */
export async function matchesPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}

const dummyHash = hashPassword("nobody has this password");
